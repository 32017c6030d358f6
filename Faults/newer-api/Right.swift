import SwiftUI

struct ContentView: View {
  @State private var tab = "map"

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        Text("Here be dragons")
          .navigationTitle("Map")
      }
      .tabItem { Label("Map", systemImage: "map") }
      .tag("map")
      NavigationStack {
        Text("No ships today")
          .navigationTitle("Ports")
      }
      .tabItem { Label("Ports", systemImage: "ferry") }
      .tag("ports")
    }
  }
}
