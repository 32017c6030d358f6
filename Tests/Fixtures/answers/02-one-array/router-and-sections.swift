import SwiftUI

@main
struct FerryApp: App {
  @State private var guide = Guide()

  var body: some Scene {
    WindowGroup { IslandList(guide: guide) }
  }
}

enum Stop: Hashable {
  case island(String)
  case pier(String, of: String)
}

@MainActor @Observable
final class Guide {
  var path: [Stop] = []

  func express() { path = [.island("Sula"), .pier("South Pier", of: "Sula")] }
  func home() { path.removeAll() }
}

struct Depth: View {
  let guide: Guide

  var body: some View {
    Section("Steps from home: \(guide.path.count)") {
      Text("Values in the path: \(guide.path.count)")
    }
  }
}

struct IslandList: View {
  @Bindable var guide: Guide

  private let islands = ["Mora": ["Old Harbour"], "Sula": ["North Pier", "South Pier"]]

  var body: some View {
    NavigationStack(path: $guide.path) {
      List {
        ForEach(islands.keys.sorted(), id: \.self) { name in
          NavigationLink(name, value: Stop.island(name))
        }
        Button("Express to South Pier", action: guide.express)
        Depth(guide: guide)
      }
      .navigationTitle("Islands")
      .navigationDestination(for: Stop.self) { stop in
        List {
          switch stop {
          case .island(let name):
            ForEach(islands[name] ?? [], id: \.self) { pier in
              NavigationLink(pier, value: Stop.pier(pier, of: name))
            }
            Button("Express to South Pier", action: guide.express)
          case .pier(_, let island):
            Text("A pier of \(island)")
            Button("All islands", action: guide.home)
          }
          Depth(guide: guide)
        }
        .navigationTitle(stop.name)
      }
    }
  }
}

extension Stop {
  var name: String {
    switch self {
    case .island(let name), .pier(let name, _): name
    }
  }
}
