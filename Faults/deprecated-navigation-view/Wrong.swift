import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink("Oak") {
          Text("Grows for centuries")
            .navigationTitle("Oak")
        }
      }
      .navigationTitle("Trees")
    }
  }
}
