import SwiftUI

@main
struct TimetableApp: App {
  var body: some Scene {
    WindowGroup {
      TimetableView()
    }
  }
}

struct TimetableView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Lines") {
          NavigationLink("Line 1", value: 1)
          NavigationLink("Line 2", value: 2)
        }
        Section("Stations") {
          NavigationLink("Quay", value: "Quay")
          NavigationLink("Fort", value: "Fort")
        }
      }
      .navigationTitle("Timetable")
      .navigationDestination(for: Int.self) { line in
        LineScreen(line: line)
      }
      .navigationDestination(for: String.self) { station in
        StationScreen(station: station)
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
      NavigationLink("Train \(number)", value: number)
    }
    .navigationTitle("Line \(line)")
    .navigationDestination(for: Int.self) { number in
      TrainScreen(number: number)
    }
  }
}

struct TrainScreen: View {
  let number: Int

  var body: some View {
    List {
      Text("Three coaches")
      NavigationLink("Stops at Quay", value: "Quay")
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
