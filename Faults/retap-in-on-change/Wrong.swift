import SwiftUI

enum Page: Hashable {
  case trails, map
}

struct ContentView: View {
  @State private var page = Page.trails
  @State private var path: [String] = []

  var body: some View {
    TabView(selection: $page) {
      Tab("Trails", systemImage: "figure.hiking", value: Page.trails) {
        TrailStack(path: $path)
      }
      Tab("Map", systemImage: "map", value: Page.map) {
        Text("The whole valley")
      }
    }
    .onChange(of: page) { old, new in
      if old == new {
        path = []
      }
    }
  }
}

struct TrailStack: View {
  @Binding var path: [String]

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Ridge", value: "Ridge")
        .navigationTitle("Trails")
        .navigationDestination(for: String.self) { trail in
          Text("Four hours")
            .navigationTitle(trail)
        }
    }
  }
}
