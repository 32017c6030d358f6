import Combine
import SwiftUI

enum Genre: String, CaseIterable, Identifiable, Hashable {
  case folk
  case jazz

  var id: String { rawValue }
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

  func songs(in genre: Genre) -> [Song] { songs.filter { $0.genre == genre } }

  func song(named name: String) -> Song? { songs.first { $0.id == name } }
}

struct SongScreen: View {
  let song: Song
  @EnvironmentObject private var store: SongStore

  var body: some View {
    Text("\(song.id), one of \(store.songs.count)").navigationTitle(song.id)
  }
}

struct SongsView: View {
  @State private var path: [Song] = []
  @StateObject private var store = SongStore()

  var body: some View {
    NavigationStack(path: $path) {
      List(Genre.allCases) { genre in
        Section(genre.rawValue) {
          ForEach(store.songs(in: genre)) { song in
            NavigationLink(song.id, value: song)
          }
        }
      }
      .navigationTitle("Songs")
      .navigationDestination(for: Song.self) { SongScreen(song: $0) }
    }
    .environmentObject(store)
  }
}

/// A stack that follows URLs with a host.
struct HostLinks: View {
  @State private var path = NavigationPath()
  @StateObject private var store = SongStore()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Ramble", value: Song(id: "ramble", genre: .folk))
        .navigationTitle("Host links")
        .navigationDestination(for: Song.self) { SongScreen(song: $0) }
        .navigationDestination(for: Genre.self) { Text("All \($0.rawValue)") }
    }
    .environmentObject(store)
    .onOpenURL { open($0) }
  }

  private func open(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
    let name = String(parts.path.dropFirst())
    switch parts.host {
    case "song":
      guard let song = store.song(named: name) else { return }
      path.removeLast(path.count)
      path.append(song)
    case "genre":
      guard let genre = Genre(rawValue: name) else { return }
      path.removeLast(path.count)
      path.append(genre)
    default: break
    }
  }
}

/// A stack that follows URLs of several steps.
struct StepLinks: View {
  @State private var path = NavigationPath()
  @StateObject private var store = SongStore()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Nothing yet")
        .navigationTitle("Step links")
        .navigationDestination(for: Song.self) { SongScreen(song: $0) }
        .navigationDestination(for: Genre.self) { Text("All \($0.rawValue)") }
    }
    .environmentObject(store)
    .onOpenURL { open($0) }
  }

  private func open(_ url: URL) {
    let parts = url.pathComponents.filter { $0 != "/" }
    path.removeLast(path.count)
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case "genre":
        if index + 1 < parts.count, let genre = Genre(rawValue: parts[index + 1]) {
          path.append(genre)
          index += 2
        }
      case "song":
        if index + 1 < parts.count, let song = store.song(named: parts[index + 1]) {
          path.append(song)
          index += 2
        }
      default:
        index += 1
      }
    }
  }
}

@main
struct SongsApp: App {
  @State private var kind = "songs"

  var body: some Scene {
    WindowGroup {
      switch kind {
      case "host": HostLinks()
      case "steps": StepLinks()
      default:
        SongsView()
          .safeAreaInset(edge: .bottom) {
            Button("Host links") { kind = "host" }
            Button("Step links") { kind = "steps" }
          }
      }
    }
  }
}
