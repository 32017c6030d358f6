import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Harbour", value: "Harbour")
      }
      .navigationTitle("Towns")
      .navigationDestination(for: String.self) { town in
        TownScreen(town: town)
      }
    }
  }
}

struct TownScreen: View {
  let town: String

  var body: some View {
    NavigationStack {
      Text("Welcome to \(town)")
        .navigationTitle(town)
    }
  }
}
