import SwiftUI

struct ContentView: View {
  @State private var chosen: String?
  @State private var isShown = false

  var body: some View {
    List {
      Button("Soup") {
        chosen = "Soup"
        isShown = true
      }
      Button("Bread") {
        chosen = "Bread"
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        Text("Ingredients")
          .navigationTitle(chosen ?? "Nothing chosen")
      }
    }
  }
}
