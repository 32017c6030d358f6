import SwiftUI

/// A tram network whose way through the screens can be tested without a tap.
@main
struct TramApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      NetworkView(router: router)
        .onOpenURL { url in router.open(url) }
    }
  }
}

enum Route: Hashable {
  case line(Int)
  case stop(String)
}

/// Decides what is on screen, and knows no views.
@MainActor
@Observable
final class Router {
  var path: [Route] = []

  func show(_ stop: String) {
    guard let line = Network.firstLine(at: stop) else { return }
    path = [.line(line), .stop(stop)]
  }

  func open(_ url: URL) {
    guard url.scheme == "tram", url.host() == "stop" else { return }
    show(url.lastPathComponent)
  }

  func home() {
    path = []
  }
}

struct NetworkView: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Line 4", value: Route.line(4))
        NavigationLink("Line 7", value: Route.line(7))
        Button("To the Mill") { router.show("Mill") }
      }
      .navigationTitle("Lines")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .line(let number): LineScreen(number: number)
        case .stop(let name): StopScreen(name: name, router: router)
        }
      }
    }
  }
}

struct LineScreen: View {
  let number: Int

  var body: some View {
    List(Network.stops(of: number), id: \.self) { stop in
      NavigationLink(stop, value: Route.stop(stop))
    }
    .navigationTitle("Line \(number)")
  }
}

struct StopScreen: View {
  let name: String
  let router: Router

  var body: some View {
    List {
      Text("A tram every ten minutes")
      Button("All lines") { router.home() }
    }
    .navigationTitle(name)
  }
}

enum Network {
  static func stops(of line: Int) -> [String] {
    switch line {
    case 4: ["Harbour", "Market", "Mill"]
    case 7: ["Market", "Hospital"]
    default: []
    }
  }

  /// The line with the lowest number that stops there.
  static func firstLine(at stop: String) -> Int? {
    [4, 7].first { stops(of: $0).contains(stop) }
  }
}
