import SwiftUI

/// The lines and stops of a small tram network.
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
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Line 4", value: Route.line(4))
        NavigationLink("Line 7", value: Route.line(7))
      }
      .navigationTitle("Lines")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .line(let number): LineScreen(number: number, path: $path)
        case .stop(let name): StopScreen(name: name, path: $path)
        }
      }
    }
  }
}

struct LineScreen: View {
  let number: Int
  @Binding var path: [Route]

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
  @State private var showsDepartures = false

  var body: some View {
    List {
      ForEach(Network.lines(at: name), id: \.self) { number in
        Button("Change to line \(number)") { change(to: number) }
      }
      Button("Departures") { showsDepartures = true }
    }
    .navigationTitle(name)
    .sheet(isPresented: $showsDepartures) {
      DepartureList(stop: name)
    }
  }

  private func change(to number: Int) {
    path.append(.line(number))
  }
}

struct DepartureList: View {
  let stop: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Text("In 3 minutes")
        Text("In 12 minutes")
      }
      .navigationTitle("From \(stop)")
      .toolbar {
        Button("Close") { dismiss() }
      }
    }
  }
}

enum Network {
  static func stops(of line: Int) -> [String] {
    line == 4 ? ["Harbour", "Market", "Mill"] : ["Market", "Hospital"]
  }

  static func lines(at stop: String) -> [Int] {
    [4, 7].filter { stops(of: $0).contains(stop) }
  }
}
