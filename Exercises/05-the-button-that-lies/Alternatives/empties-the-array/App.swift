import SwiftUI

/// A guide to three hiking trails.
@main
struct HikingApp: App {
  var body: some Scene {
    WindowGroup {
      TrailList()
    }
  }
}

enum Trail: String, CaseIterable, Hashable {
  case ridge = "Ridge"
  case lake = "Lake"
  case forest = "Forest"

  /// The trail that begins where this one ends.
  var next: Trail {
    switch self {
    case .ridge: .lake
    case .lake: .forest
    case .forest: .ridge
    }
  }
}

struct TrailList: View {
  @State private var path: [Trail] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(Trail.allCases, id: \.self) { trail in
        NavigationLink(trail.rawValue, value: trail)
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { trail in
        TrailScreen(trail: trail, showAll: showAll)
      }
    }
  }

  private func showAll() {
    path.removeAll()
  }
}

struct TrailScreen: View {
  let trail: Trail
  let showAll: () -> Void

  var body: some View {
    List {
      Text("It takes two hours.")
      NavigationLink("Next: \(trail.next.rawValue)", value: trail.next)
      Button("All trails") { showAll() }
    }
    .navigationTitle(trail.rawValue)
  }
}
