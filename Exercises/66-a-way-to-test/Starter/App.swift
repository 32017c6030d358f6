import SwiftUI

/// A tram network whose way through the screens can be tested without a tap.
@main
struct TramApp: App {
  var body: some Scene {
    WindowGroup {
      NetworkView()
    }
  }
}

enum Route: Hashable {
  case line(Int)
  case stop(String)
}

struct NetworkView: View {
  // TODO: A class should hold the path, and decide what becomes of it.
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Line 4", value: Route.line(4))
        NavigationLink("Line 7", value: Route.line(7))
        Button("To the Mill") { path = [.line(4), .stop("Mill")] }
      }
      .navigationTitle("Lines")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .line(let number): LineScreen(number: number)
        case .stop(let name): StopScreen(name: name, path: $path)
        }
      }
    }
    .onOpenURL { url in
      if url.host() == "stop", let line = Network.firstLine(at: url.lastPathComponent) {
        path = [.line(line), .stop(url.lastPathComponent)]
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
  @Binding var path: [Route]

  var body: some View {
    List {
      Text("A tram every ten minutes")
      Button("All lines") { path = [] }
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
