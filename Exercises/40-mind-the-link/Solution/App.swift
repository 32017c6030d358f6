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

  /// The screens that the link leads to, the outer one first.
  var path: [Route] {
    switch self {
    case .line(let id): [.line(id)]
    case .station(let name, let line): [.line(line), .station(name)]
    }
  }
}

struct LineList: View {
  @State private var path: [Route] = []
  @State private var isUnknown = false

  var body: some View {
    NavigationStack(path: $path) {
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
    .onOpenURL { url in follow(url) }
    .alert("This link leads nowhere.", isPresented: $isUnknown) {
      Button("OK") {}
    }
  }

  private func follow(_ url: URL) {
    guard let link = Link(url) else {
      isUnknown = true
      return
    }
    path = link.path
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
