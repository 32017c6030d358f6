import SwiftUI

struct Genre: Identifiable, Hashable, CaseIterable {
  let name: String
  var id: String { name }

  static let allCases = [Genre(name: "Folk"), Genre(name: "Jazz")]
}

struct Song: Hashable {
  let title: String
}

struct Band: Hashable {
  let name: String
}

struct SongScreen: View {
  let song: Song
  var body: some View { Text("Now playing \(song.title)").navigationTitle(song.title) }
}

/// One row for each genre.
struct GenreList: View {
  var body: some View {
    NavigationStack {
      List(Genre.allCases) { genre in
        NavigationLink(genre.name, value: genre)
      }
      .navigationTitle("Genres")
      .navigationDestination(for: Genre.self) { genre in
        Text("All of \(genre.name)").navigationTitle(genre.name)
      }
    }
  }
}

/// The three ways to write a link.
struct LinkForms: View {
  @State private var path: [Song] = []
  private let song = Song(title: "Ramble")

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink(song.title, value: song)
        NavigationLink(value: song) { SongTile(song: song) }
        NavigationLink("Old \(song.title)") { SongScreen(song: song) }
      }
      .navigationTitle("Forms")
      .navigationDestination(for: Song.self) { SongScreen(song: $0) }
    }
  }
}

struct SongTile: View {
  let song: Song
  var body: some View { Label("Tile of \(song.title)", systemImage: "music.note") }
}

/// Three types on one path.
struct MixedTypes: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("Push all three") {
          path.append(Song(title: "Ramble"))
          path.append(Genre(name: "Folk"))
          path.append(Band(name: "The Owls"))
        }
      }
      .navigationTitle("Types")
      .navigationDestination(for: Song.self) { SongScreen(song: $0) }
      .navigationDestination(for: Genre.self) { Text("Genre \($0.name)") }
      .navigationDestination(for: Band.self) { Text("Band \($0.name)") }
    }
  }
}

@main
struct MusicApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        GenreList().tabItem { Text("Genres") }
        LinkForms().tabItem { Text("Forms") }
        MixedTypes().tabItem { Text("Types") }
      }
    }
  }
}
