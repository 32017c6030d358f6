import SwiftUI

/// A guide to the birds of a valley.
@main
struct BirdApp: App {
  var body: some Scene {
    WindowGroup {
      BirdView()
    }
  }
}

enum Habitat: String, CaseIterable, Identifiable, Hashable {
  case woods = "Woods"
  case waters = "Waters"

  var id: Self { self }

  var birds: [String] {
    switch self {
    case .woods: ["Jay", "Thrush"]
    case .waters: ["Heron", "Kingfisher"]
    }
  }
}

enum Route: Hashable {
  case bird(String)
  case song(String)
}

// region model
/// The selection on the left, and the screens that are open on the right.
@MainActor
@Observable
final class Tour {
  var habitat: Habitat? {
    didSet { if habitat != oldValue { path = [] } }
  }
  var path: [Route] = []

  func showBirdOfTheDay() {
    habitat = .woods
    path = [.bird("Thrush"), .song("Thrush")]
  }
}
// endregion

struct BirdView: View {
  @State private var tour = Tour()
  @State private var columns = NavigationSplitViewVisibility.automatic

  // region split
  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(Habitat.allCases, selection: $tour.habitat) { habitat in
        Text(habitat.rawValue)
      }
      .navigationTitle("Habitats")
      .toolbar {
        Button("Bird of the day") { tour.showBirdOfTheDay() }
      }
    } detail: {
      NavigationStack(path: $tour.path) {
        HabitatScreen(habitat: tour.habitat)
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .bird(let name): BirdScreen(name: name, columns: $columns)
            case .song(let name): SongScreen(name: name)
            }
          }
      }
    }
  }
  // endregion
}

// region detail
struct HabitatScreen: View {
  let habitat: Habitat?

  var body: some View {
    if let habitat {
      List(habitat.birds, id: \.self) { name in
        NavigationLink(name, value: Route.bird(name))
      }
      .navigationTitle(habitat.rawValue)
    } else {
      ContentUnavailableView("Choose a habitat", systemImage: "bird")
        .navigationTitle("Birds")
    }
  }
}
// endregion

struct BirdScreen: View {
  let name: String
  @Binding var columns: NavigationSplitViewVisibility

  var body: some View {
    List {
      NavigationLink("Song", value: Route.song(name))
      // region wide
      Button("More room") { columns = .detailOnly }
      // endregion
    }
    .navigationTitle(name)
  }
}

struct SongScreen: View {
  let name: String

  var body: some View {
    Text("Best heard at dawn")
      .navigationTitle("Song of the \(name)")
  }
}
