import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Lake trail") {
          Text("Nine kilometres")
            .navigationTitle("Lake trail")
        }
      }
      .navigationTitle("Trails")
    }
  }
}
