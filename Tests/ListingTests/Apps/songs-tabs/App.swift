import SwiftUI

enum Genre: String, CaseIterable, Identifiable, Hashable {
  case folk
  case jazz

  var id: String { rawValue }
}

/// A stack with a screen that counts.
struct GenreStack: View {
  let title: String

  var body: some View {
    NavigationStack {
      List(Genre.allCases) { genre in
        NavigationLink(genre.rawValue, value: genre)
      }
      .navigationTitle(title)
      .navigationDestination(for: Genre.self) { genre in
        Counter().navigationTitle("\(title) \(genre.rawValue)")
      }
    }
  }
}

struct Counter: View {
  @State private var taps = 0

  var body: some View { Button("\(taps) taps") { taps += 1 } }
}

struct TwoColumns: View {
  @State private var genre: Genre?
  @State private var song: String?

  var body: some View {
    NavigationSplitView {
      List(Genre.allCases, selection: $genre) { genre in
        NavigationLink(genre.rawValue, value: genre)
      }
      .navigationTitle("Columns")
    } detail: {
      Text("Playing \(song ?? "nothing")").navigationTitle("Player")
    }
  }
}

struct Links: View {
  @State private var path: [Genre] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Links").navigationTitle("Links")
        .navigationDestination(for: Genre.self) { Text("All \($0.rawValue)") }
    }
    .onOpenURL { url in
      let parts = url.pathComponents.filter { $0 != "/" }
      path = []
      var index = 0
      while index + 1 < parts.count {
        if parts[index] == "genre", let genre = Genre(rawValue: parts[index + 1]) {
          path.append(genre)
          index += 2
        }
      }
    }
  }
}

@main
struct SongsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Genres", systemImage: "music.note") { GenreStack(title: "Genres") }
        Tab("Columns", systemImage: "sidebar.left") { TwoColumns() }
        TabSection("Mine") {
          Tab("Lists", systemImage: "list.bullet") { GenreStack(title: "Lists") }
          Tab("Links", systemImage: "link") { Links() }
        }
        TabSection("Others") {
          Tab("Friends", systemImage: "person.2") { GenreStack(title: "Friends") }
          Tab("Charts", systemImage: "chart.bar") { GenreStack(title: "Charts") }
          Tab("Radio", systemImage: "radio") { GenreStack(title: "Radio") }
        }
        Tab(role: .search) { GenreStack(title: "Search") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }
}
