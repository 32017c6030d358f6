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

enum Page: Hashable {
  case lines, stops
}

enum Route: Hashable {
  case line(Int)
  case stop(String)
}

struct RootView: View {
  @State private var page: Page?
  @State private var path: [Route] = []

  var body: some View {
    TabView(selection: $page) {
      NavigationStack(path: $path) {
        LineList()
          .destinations(goToStart: goToStart)
      }
      .tabItem { Label("Lines", systemImage: "tram") }
      .tag(Page.lines)
      NavigationStack(path: $path) {
        StopList()
          .destinations(goToStart: goToStart)
      }
      .tabItem { Label("Stops", systemImage: "mappin") }
      .tag(Page.stops)
    }
    .onChange(of: page) { old, new in
      if old == new { goToStart() }
    }
  }

  private func goToStart() {
    switch page {
    case .lines: path = []
    case .stops: path = []
    case nil: break
    }
  }
}

extension View {
  func destinations(goToStart: @escaping () -> Void) -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .line(let number): LineScreen(number: number, goToStart: goToStart)
      case .stop(let name): StopScreen(name: name, goToStart: goToStart)
      }
    }
  }
}

struct LineList: View {
  var body: some View {
    List {
      NavigationLink("Line 4", value: Route.line(4))
      NavigationLink("Line 9", value: Route.line(9))
    }
    .navigationTitle("Lines")
  }
}

struct StopList: View {
  var body: some View {
    List {
      NavigationLink("Harbour", value: Route.stop("Harbour"))
      NavigationLink("Market", value: Route.stop("Market"))
    }
    .navigationTitle("Stops")
  }
}

struct LineScreen: View {
  let number: Int
  let goToStart: () -> Void

  var body: some View {
    List {
      NavigationLink("Harbour", value: Route.stop("Harbour"))
      NavigationLink("Market", value: Route.stop("Market"))
      Button("To the start") { goToStart() }
    }
    .navigationTitle("Line \(number)")
  }
}

struct StopScreen: View {
  let name: String
  let goToStart: () -> Void

  var body: some View {
    List {
      NavigationLink("Line 4", value: Route.line(4))
      Button("To the start") { goToStart() }
    }
    .navigationTitle(name)
  }
}
