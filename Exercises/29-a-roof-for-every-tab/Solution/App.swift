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

enum Page: Hashable {
  case lines, stops, fares, help
}

struct RootView: View {
  @State private var page = Page.lines
  @State private var linePath: [Line] = []
  @State private var stopPath: [Line] = []

  var body: some View {
    TabView(selection: $page) {
      Tab("Lines", systemImage: "tram", value: Page.lines) {
        NavigationStack(path: $linePath) {
          LineList()
            .lineDestination()
        }
      }
      Tab("Stops", systemImage: "mappin", value: Page.stops) {
        NavigationStack(path: $stopPath) {
          StopList()
            .lineDestination()
        }
      }
      Tab("Fares", systemImage: "ticket", value: Page.fares) {
        NavigationStack {
          Text("A ride costs two coins.")
            .navigationTitle("Fares")
        }
      }
      Tab("Help", systemImage: "questionmark", value: Page.help) {
        NavigationStack {
          Text("Ask any driver.")
            .navigationTitle("Help")
        }
      }
    }
  }
}

extension View {
  func lineDestination() -> some View {
    navigationDestination(for: Line.self) { line in
      LineScreen(line: line)
    }
  }
}

struct LineList: View {
  var body: some View {
    List {
      NavigationLink("Line 4", value: Line(number: 4))
      NavigationLink("Line 9", value: Line(number: 9))
    }
    .navigationTitle("Lines")
  }
}

struct StopList: View {
  var body: some View {
    List {
      Text("Harbour")
      NavigationLink("Line 4 from here", value: Line(number: 4))
    }
    .navigationTitle("Stops")
  }
}

struct LineScreen: View {
  let line: Line

  var body: some View {
    Text("Every ten minutes")
      .navigationTitle("Line \(line.number)")
  }
}
