import SwiftUI

/// A timetable of two railway lines.
@main
struct RailwayApp: App {
  var body: some Scene {
    WindowGroup {
      LineList()
    }
  }
}

struct Line: Identifiable {
  let id: Int
  let name: String
  let stations: [String]

  static let all = [
    Line(id: 1, name: "Coast Line", stations: ["Harbour", "Dunes"]),
    Line(id: 2, name: "Valley Line", stations: ["Mill", "Bridge", "Vineyard"]),
  ]

  static func with(id: Int) -> Line? {
    all.first { $0.id == id }
  }
}

enum Route: Hashable {
  case line(Int)
  case station(String)
}

/// The request of a link, once it is known to be right.
enum Link: Equatable {
  case line(Int)
  case station(String, line: Int)

  init?(_ url: URL) {
    var words = url.pathComponents.filter { $0 != "/" }
    switch url.scheme {
    case "rails": words.insert(url.host() ?? "", at: 0)
    case "https" where url.host() == "rails.example": break
    default: return nil
    }
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "line":
      guard let id = Int(words[1]), Line.with(id: id) != nil else { return nil }
      self = .line(id)
    case "station":
      guard
        let line = Line.all.first(where: { $0.stations.contains(words[1]) })
      else { return nil }
      self = .station(words[1], line: line.id)
    default:
      return nil
    }
  }
}

@MainActor
@Observable
final class Router {
  var path = NavigationPath()
  var isLost = false

  func follow(_ url: URL) {
    guard let link = Link(url) else {
      isLost = true
      return
    }
    var path = NavigationPath()
    switch link {
    case .line(let id):
      path.append(Route.line(id))
    case .station(let name, let line):
      path.append(Route.line(line))
      path.append(Route.station(name))
    }
    self.path = path
  }
}

struct LineList: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      List(Line.all) { line in
        NavigationLink(line.name, value: Route.line(line.id))
      }
      .navigationTitle("Lines")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .line(let id): LineScreen(id: id)
        case .station(let name): StationScreen(name: name)
        }
      }
    }
    .onOpenURL { url in router.follow(url) }
    .alert("This link leads nowhere.", isPresented: $router.isLost) {
      Button("OK") {}
    }
  }
}

struct LineScreen: View {
  let id: Int

  var body: some View {
    List(Line.with(id: id)?.stations ?? [], id: \.self) { station in
      NavigationLink(station, value: Route.station(station))
    }
    .navigationTitle(Line.with(id: id)?.name ?? "Unknown line")
  }
}

struct StationScreen: View {
  let name: String

  var body: some View {
    Text("Trains leave every half hour.")
      .navigationTitle(name)
  }
}
