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
  // TODO: A station has two screens, its own and the departures.
}

struct TimetableView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Line.all) { line in
          NavigationLink(line.title, value: Route.line(line.id))
        }
        Button("Nearest station") {
          // TODO: Lead to Mill.
        }
      }
      .navigationTitle("Timetable")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .line(let number): LineScreen(number: number)
        }
      }
    }
  }

  private func backToTheLine() {
    // TODO: Lead back to the last line on the way.
  }
}

struct LineScreen: View {
  let number: Int

  var body: some View {
    // TODO: Make links of the stations.
    List(Line.stations(of: number), id: \.self) { station in
      Text(station)
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
    // TODO: A link to the departures, and one to each line that stops here.
    List {
      Text("Two platforms")
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
    // TODO: A link to the station where the train ends.
    List {
      Text("12:04 to \(terminus)")
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
