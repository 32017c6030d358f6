import Combine
import SwiftUI

enum Genre: String, CaseIterable, Identifiable, Hashable, Codable {
  case folk
  case jazz

  var id: String { rawValue }
}

struct Song: Identifiable, Hashable {
  let id: String
}

enum SongStore {
  /// The songs, without one that was deleted.
  static var songs: [Song] {
    let deleted = UserDefaults.standard.string(forKey: "deleted")
    return [Song(id: "ramble"), Song(id: "blue")].filter { $0.id != deleted }
  }
}

final class SongNavigation: ObservableObject, Codable {
  @Published var genre: Genre?
  @Published var songs: [Song] = []

  enum CodingKeys: String, CodingKey {
    case genre
    case songIDs
  }

  init() {}

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    genre = try container.decodeIfPresent(Genre.self, forKey: .genre)
    let ids = try container.decode([Song.ID].self, forKey: .songIDs)
    songs = ids.compactMap { id in SongStore.songs.first { $0.id == id } }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(genre, forKey: .genre)
    try container.encode(songs.map(\.id), forKey: .songIDs)
  }

  var json: Data? {
    get { try? JSONEncoder().encode(self) }
    set {
      guard let newValue, let saved = try? JSONDecoder().decode(Self.self, from: newValue) else {
        return
      }
      genre = saved.genre
      songs = saved.songs
    }
  }

  var changes: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
    objectWillChange
      .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
      .values
  }
}

struct SongsView: View {
  @StateObject private var navigation = SongNavigation()
  @SceneStorage("songs") private var data: Data?

  var body: some View {
    NavigationSplitView {
      List(Genre.allCases, selection: $navigation.genre) { genre in
        NavigationLink(genre.rawValue, value: genre)
      }
      .navigationTitle("Genres")
      .toolbar { Text(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing kept") }
    } detail: {
      NavigationStack(path: $navigation.songs) {
        SongGrid(genre: navigation.genre)
      }
    }
    .task {
      if let data { navigation.json = data }
      for await _ in navigation.changes {
        data = navigation.json
      }
      print("the loop has ended")
    }
  }
}

/// The grid has the destination; the stack around it has none.
struct SongGrid: View {
  let genre: Genre?
  @AppStorage("destination") private var hasDestination = true

  var body: some View {
    let grid = List(SongStore.songs) { song in
      NavigationLink(song.id, value: song)
    }
    .navigationTitle(genre?.rawValue ?? "no genre")
    if hasDestination {
      grid.navigationDestination(for: Song.self) { Text("Playing \($0.id)").navigationTitle($0.id) }
    } else {
      grid
    }
  }
}

@main
struct SongsApp: App {
  @State private var isShown = true
  @AppStorage("deleted") private var deleted = ""
  @AppStorage("destination") private var hasDestination = true

  var body: some Scene {
    WindowGroup {
      VStack {
        Toggle("Songs", isOn: $isShown)
        Toggle("Destination", isOn: $hasDestination)
        Button("Delete blue") { deleted = "blue" }
        if isShown { SongsView() }
      }
    }
  }
}
