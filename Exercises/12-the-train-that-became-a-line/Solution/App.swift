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
  case train(Int)
  case station(String)
}

struct TimetableView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Lines") {
          NavigationLink("Line 1", value: Route.line(1))
          NavigationLink("Line 2", value: Route.line(2))
        }
        Section("Stations") {
          NavigationLink("Quay", value: Route.station("Quay"))
          NavigationLink("Fort", value: Route.station("Fort"))
        }
      }
      .navigationTitle("Timetable")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .line(let line): LineScreen(line: line)
        case .train(let number): TrainScreen(number: number)
        case .station(let station): StationScreen(station: station)
        }
      }
    }
  }
}

struct LineScreen: View {
  let line: Int

  private var trains: [Int] {
    line == 1 ? [2, 102] : [814]
  }

  var body: some View {
    List(trains, id: \.self) { number in
      NavigationLink("Train \(number)", value: Route.train(number))
    }
    .navigationTitle("Line \(line)")
  }
}

struct TrainScreen: View {
  let number: Int

  var body: some View {
    List {
      Text("Three coaches")
      NavigationLink("Stops at Quay", value: Route.station("Quay"))
    }
    .navigationTitle("Train \(number)")
  }
}

struct StationScreen: View {
  let station: String

  var body: some View {
    Text("Two platforms")
      .navigationTitle(station)
  }
}
