import SwiftUI

/// Tram stops on the left, the departures of the chosen one on the right.
@main
struct TramApp: App {
  var body: some Scene {
    WindowGroup {
      StopsView()
    }
  }
}

struct Stop: Identifiable, Hashable {
  let id: String
  let line: Int

  static let all = [
    Stop(id: "Harbour", line: 4),
    Stop(id: "Hospital", line: 7),
    Stop(id: "Mill", line: 4),
  ]
}

struct StopsView: View {
  @State private var chosen: Stop.ID?
  @State private var marked: Stop.ID?

  var body: some View {
    NavigationSplitView {
      List(Stop.all, selection: $marked) { stop in
        Text(stop.id)
      }
      .navigationTitle("Stops")
    } detail: {
      if let stop = Stop.all.first(where: { $0.id == chosen }) {
        Text("Line \(stop.line) in 3 minutes")
          .navigationTitle(stop.id)
      } else {
        Text("Choose a stop.")
          .navigationTitle("Departures")
      }
    }
  }
}
