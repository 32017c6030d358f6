import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        TrailList(title: "Trails")
      }
      .tabItem { Text("Trails") }
      NavigationStack(path: $path) {
        TrailList(title: "Saved")
      }
      .tabItem { Text("Saved") }
    }
  }
}

struct TrailList: View {
  let title: String

  var body: some View {
    List {
      NavigationLink("Ridge", value: "Ridge")
    }
    .navigationTitle(title)
    .navigationDestination(for: String.self) { trail in
      Text("The way along \(trail)")
        .navigationTitle(trail)
    }
  }
}
