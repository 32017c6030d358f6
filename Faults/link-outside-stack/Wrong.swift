import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      NavigationLink("Lake trail") {
        Text("Nine kilometres")
          .navigationTitle("Lake trail")
      }
    }
    .navigationTitle("Trails")
  }
}
