import Combine
import SwiftUI

enum Genre: String, CaseIterable, Identifiable, Hashable, Codable {
  case folk
  case jazz

  var id: String { rawValue }
  var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

struct Song: Identifiable, Hashable {
  let id: String
  let genre: Genre
}

final class SongStore: ObservableObject {
  @Published var songs = [
    Song(id: "ramble", genre: .folk), Song(id: "reel", genre: .folk),
    Song(id: "blue", genre: .jazz),
  ]

  func songs(in genre: Genre?) -> [Song] { songs.filter { $0.genre == genre } }
}

enum Page: String, CaseIterable {
  case two, three, stack, visibility, glass, hero, searchable, containers
}

@main
struct SongsApp: App {
  @State private var page: Page?

  var body: some Scene {
    WindowGroup {
      switch page {
      case nil:
        List(Page.allCases, id: \.self) { page in Button(page.rawValue) { self.page = page } }
      case .two: TwoColumns()
      case .three: ThreeColumns()
      case .stack: ColumnsWithStack()
      case .visibility: VisibilityColumns()
      case .glass: GlassColumns()
      case .hero: HeroColumns()
      case .searchable: SearchableColumns()
      case .containers: Containers()
      }
    }
  }
}

/// The detail never hears of the chosen genre.
struct TwoColumns: View {
  @State private var genre: Genre?
  @State private var song: Song?

  var body: some View {
    NavigationSplitView {
      List(Genre.allCases, selection: $genre) { genre in
        NavigationLink(genre.name, value: genre)
      }
      .navigationTitle("Genres")
      .toolbar { Text("chosen \(genre?.rawValue ?? "nothing")") }
    } detail: {
      if let song {
        Text("Playing \(song.id)")
      } else {
        Text("Choose a song")
      }
    }
  }
}

struct ThreeColumns: View {
  @State private var genre: Genre?
  @State private var song: Song?
  @StateObject private var store = SongStore()

  var body: some View {
    NavigationSplitView {
      List(Genre.allCases, selection: $genre) { genre in
        NavigationLink(genre.name, value: genre)
      }
      .navigationTitle("Genres")
    } content: {
      List(store.songs(in: genre), selection: $song) { song in
        NavigationLink(song.id, value: song)
      }
      .navigationTitle(genre?.name ?? "Songs")
    } detail: {
      Text("Playing \(song?.id ?? "nothing")").navigationTitle(song?.id ?? "Silence")
    }
  }
}

struct SongGrid: View {
  let genre: Genre?
  @EnvironmentObject private var store: SongStore

  var body: some View {
    List(store.songs(in: genre)) { song in
      NavigationLink(song.id, value: song)
    }
    .navigationTitle(genre?.name ?? "No genre")
  }
}

struct SongScreen: View {
  let song: Song
  @EnvironmentObject private var store: SongStore

  var body: some View {
    Text("\(song.id), one of \(store.songs.count)").navigationTitle(song.id)
  }
}

struct ColumnsWithStack: View {
  @State private var genre: Genre?
  @State private var path: [Song] = []
  @StateObject private var store = SongStore()

  var body: some View {
    NavigationSplitView {
      List(Genre.allCases, selection: $genre) { genre in
        NavigationLink(genre.name, value: genre)
      }
      .navigationTitle("Genres")
      .toolbar { Text("chosen \(genre?.rawValue ?? "nothing")") }
    } detail: {
      NavigationStack(path: $path) {
        SongGrid(genre: genre)
          .navigationDestination(for: Song.self) { SongScreen(song: $0) }
      }
    }
    .environmentObject(store)
  }
}

struct VisibilityColumns: View {
  @State private var visibility: NavigationSplitViewVisibility = .all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Side").navigationTitle("Side")
    } content: {
      Text("Middle").navigationTitle("Middle")
    } detail: {
      VStack {
        Button("Only the detail") { visibility = .detailOnly }
        Button("All") { visibility = .all }
        Button("Three in a row") {
          visibility = .detailOnly
          visibility = .all
          visibility = .automatic
        }
        Text(visibility == .automatic ? "left to the system" : "set by the app")
      }
      .navigationTitle("Detail")
    }
  }
}

struct GlassColumns: View {
  @State private var genre: Genre?

  var body: some View {
    NavigationSplitView {
      List(Genre.allCases, selection: $genre) { NavigationLink($0.name, value: $0) }
        .navigationTitle("Genres")
    } detail: {
      Text("All of \(genre?.rawValue ?? "nothing")")
        .backgroundExtensionEffect()
        .navigationTitle("Genre")
    }
  }
}

struct HeroColumns: View {
  var body: some View {
    NavigationSplitView {
      Text("Side").navigationTitle("Side")
    } detail: {
      Image("hero").backgroundExtensionEffect().navigationTitle("Hero")
    }
  }
}

struct SearchableColumns: View {
  @State private var query = ""

  var body: some View {
    NavigationSplitView {
      Text("Looking for \(query)").navigationTitle("Songs")
    } detail: {
      Text("Detail").navigationTitle("Detail")
    }
    .searchable(text: $query, prompt: "Which song?")
  }
}

/// Every form of container.
struct Containers: View {
  @State private var path: [Song] = []
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    TabView {
      NavigationStack { Text("Plain").navigationTitle("Plain") }.tabItem { Text("Plain") }
      NavigationStack(path: $path) { Text("Path").navigationTitle("Path") }.tabItem { Text("Path") }
      NavigationSplitView {
        Text("Side").navigationTitle("Side")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .tabItem { Text("Two") }
      NavigationSplitView {
        Text("Side").navigationTitle("Side")
      } content: {
        Text("Middle").navigationTitle("Middle")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .tabItem { Text("Three") }
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Side").navigationTitle("Side")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .tabItem { Text("Visibility") }
    }
  }
}
