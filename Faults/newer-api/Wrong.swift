import SwiftUI

struct ContentView: View {
  @State private var tab = "map"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Map", systemImage: "map", value: "map") {
        NavigationStack {
          Text("Here be dragons")
            .navigationTitle("Map")
        }
      }
      Tab("Ports", systemImage: "ferry", value: "ports") {
        NavigationStack {
          Text("No ships today")
            .navigationTitle("Ports")
        }
      }
    }
  }
}
