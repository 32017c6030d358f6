import Combine
import SwiftUI

struct Song: Identifiable, Hashable {
  let id: String
}

enum Genre: String, Hashable, Codable {
  case folk
  case jazz
}

final class SongStore {
  static let shared = SongStore()
  let songs = [Song(id: "ramble"), Song(id: "blue")]

  subscript(id: Song.ID) -> Song? { songs.first { $0.id == id } }
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
    songs = ids.compactMap { SongStore.shared[$0] }
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

struct NavigationView: View {
  @StateObject private var navigation = SongNavigation()
  @State private var changes = 0

  var body: some View {
    VStack {
      Text("\(changes) changes, \(navigation.songs.map(\.id).joined(separator: " then "))")
      Text(String(decoding: navigation.json ?? Data(), as: UTF8.self))
      Button("Set three songs") {
        navigation.songs = [Song(id: "blue"), Song(id: "deleted"), Song(id: "ramble")]
      }
      Button("Set a genre") { navigation.genre = .jazz }
      Button("Change twice at once") {
        navigation.genre = nil
        navigation.genre = .folk
        navigation.songs = []
      }
      Button("Save and read") { navigation.json = navigation.json }
      Button("Read nothing") { navigation.json = nil }
      Button("Read broken data") { navigation.json = Data("{".utf8) }
    }
    .task {
      for await _ in navigation.changes {
        changes += 1
      }
    }
  }
}

@main
struct SongsApp: App {
  var body: some Scene {
    WindowGroup { NavigationView() }
  }
}
