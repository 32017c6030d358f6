import SwiftUI

/// A guide to the trams of a town.
@main
struct TramApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct Line: Hashable {
  let number: Int
}

struct RootView: View {
  @State private var page = 0
  @State private var path: [Line] = []

  var body: some View {
    NavigationStack(path: $path) {
      TabView(selection: $page) {
        LineList()
          .tabItem { Label("Lines", systemImage: "tram") }
          .tag(0)
        StopList()
          .tabItem { Label("Stops", systemImage: "mappin") }
          .tag(1)
        Text("A ride costs two coins.")
          .tabItem { Label("Fares", systemImage: "ticket") }
          .tag(1)
        Text("Ask any driver.")
          .tabItem { Label("Help", systemImage: "questionmark") }
          .tag("help")
      }
      .navigationTitle("Trams")
      .navigationDestination(for: Line.self) { line in
        LineScreen(line: line)
      }
    }
  }
}

struct LineList: View {
  var body: some View {
    List {
      NavigationLink("Line 4", value: Line(number: 4))
      NavigationLink("Line 9", value: Line(number: 9))
    }
  }
}

struct StopList: View {
  var body: some View {
    List {
      Text("Harbour")
      NavigationLink("Line 4 from here", value: Line(number: 4))
    }
  }
}

struct LineScreen: View {
  let line: Line

  var body: some View {
    Text("Every ten minutes")
      .navigationTitle("Line \(line.number)")
  }
}
