import SwiftUI

@main
struct TimetableApp: App {
  var body: some Scene {
    WindowGroup {
      TimetableView()
    }
  }
}

enum Route: Hashable {
  case line(Int)
  case station(StationRoute)

  var isLine: Bool {
    if case .line = self { true } else { false }
  }
}

enum StationRoute: Hashable {
  case details(String)
  case departures(String)
}

struct TimetableView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Line.all) { line in
          NavigationLink(line.title, value: Route.line(line.id))
        }
        Button("Nearest station") { path = [.station(.details("Mill"))] }
      }
      .navigationTitle("Timetable")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .line(let number):
          LineScreen(number: number)
        case .station(.details(let name)):
          StationScreen(name: name)
        case .station(.departures(let name)):
          DeparturesScreen(station: name, backToTheLine: backToTheLine)
        }
      }
    }
  }

  private func backToTheLine() {
    if let index = path.lastIndex(where: \.isLine) {
      path.removeSubrange((index + 1)...)
    } else {
      path = []
    }
  }
}

struct LineScreen: View {
  let number: Int

  var body: some View {
    List(Line.stations(of: number), id: \.self) { station in
      NavigationLink(station, value: Route.station(.details(station)))
    }
    .navigationTitle("Line \(number)")
  }
}

struct StationScreen: View {
  let name: String

  private var lines: [Line] {
    Line.all.filter { $0.stations.contains(name) }
  }

  var body: some View {
    List {
      NavigationLink("Departures", value: Route.station(.departures(name)))
      ForEach(lines) { line in
        NavigationLink(line.title, value: Route.line(line.id))
      }
    }
    .navigationTitle(name)
  }
}

struct DeparturesScreen: View {
  let station: String
  let backToTheLine: () -> Void

  private var terminus: String {
    station == "Fort" ? "Mill" : "Fort"
  }

  var body: some View {
    List {
      NavigationLink("12:04 to \(terminus)", value: Route.station(.details(terminus)))
      Button("Back to the line", action: backToTheLine)
    }
    .navigationTitle("From \(station)")
  }
}

struct Line: Identifiable {
  let id: Int
  let stations: [String]

  var title: String {
    "Line \(id)"
  }

  static let all = [
    Line(id: 1, stations: ["Mill", "Quay"]),
    Line(id: 2, stations: ["Quay", "Fort"]),
  ]

  static func stations(of number: Int) -> [String] {
    all.first { $0.id == number }?.stations ?? []
  }
}
