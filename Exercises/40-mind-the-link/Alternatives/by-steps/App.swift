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
    if let route = route(for: url) {
      path = route
    } else {
      isUnknown = true
    }
  }

  private func route(for url: URL) -> [Route]? {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    let isWebLink = parts.scheme == "https"
    if isWebLink, parts.host != "rails.example" { return nil }
    let start = isWebLink ? "" : parts.host ?? ""
    let words = (start + parts.path).split(separator: "/").map(String.init)
    if words.count == 2, words[0] == "line" {
      return Line.all.first { String($0.id) == words[1] }.map { [.line($0.id)] }
    }
    if words.count == 2, words[0] == "station" {
      for line in Line.all where line.stations.contains(words[1]) {
        return [.line(line.id), .station(words[1])]
      }
    }
    return nil
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
