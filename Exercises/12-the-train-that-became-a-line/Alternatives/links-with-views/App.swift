import SwiftUI

@main
struct TimetableApp: App {
  var body: some Scene {
    WindowGroup { TimetableView() }
  }
}

/// No path at all: each screen knows which one comes next.
struct TimetableView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Lines") {
          ForEach([1, 2], id: \.self) { line in
            NavigationLink("Line \(line)") { LineScreen(line: line) }
          }
        }
        Section("Stations") {
          ForEach(["Quay", "Fort"], id: \.self) { station in
            NavigationLink(station) { StationScreen(station: station) }
          }
        }
      }
      .navigationTitle("Timetable")
    }
  }
}

struct LineScreen: View {
  let line: Int
  @State private var train: Int?

  private var trains: [Int] {
    line == 1 ? [2, 102] : [814]
  }

  var body: some View {
    List(trains, id: \.self) { number in
      Button("Train \(number)") { train = number }
    }
    .navigationTitle("Line \(line)")
    .navigationDestination(item: $train, destination: TrainScreen.init(number:))
  }
}

struct TrainScreen: View {
  let number: Int

  var body: some View {
    List {
      Text("Three coaches")
      NavigationLink("Stops at Quay", destination: StationScreen(station: "Quay"))
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
