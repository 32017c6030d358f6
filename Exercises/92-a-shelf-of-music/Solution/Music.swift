/// An album with its tracks.
struct Album: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let tracks: [Track]

  /// All albums, in the order of the shelf.
  static let all = [
    Album(
      id: 1,
      title: "Blue Hour",
      artist: "Mira Voss",
      tracks: [Track(id: 11, title: "Rain"), Track(id: 12, title: "Lanterns")]
    ),
    Album(
      id: 2,
      title: "Iron Garden",
      artist: "The Looms",
      tracks: [Track(id: 21, title: "Foundry"), Track(id: 22, title: "Ivy")]
    ),
    Album(
      id: 3,
      title: "Second Spring",
      artist: "Mira Voss",
      tracks: [Track(id: 31, title: "Thaw")]
    ),
  ]

  /// The names of all artists.
  static let artists = ["Mira Voss", "The Looms"]

  /// Finds an album, or nothing where there is none with this id.
  static func find(_ id: Int) -> Album? {
    all.first { $0.id == id }
  }

  /// The album that a track is on.
  static func with(track id: Int) -> Album? {
    all.first { $0.tracks.contains { $0.id == id } }
  }
}

struct Track: Identifiable, Hashable {
  let id: Int
  let title: String

  /// Finds a track, or nothing where there is none with this id.
  static func find(_ id: Int) -> Track? {
    Album.all.flatMap(\.tracks).first { $0.id == id }
  }
}

struct Playlist: Identifiable, Hashable {
  let id: String
  let tracks: [Int]

  static let all = [
    Playlist(id: "Morning", tracks: [11, 22]),
    Playlist(id: "Evening", tracks: [12, 31]),
  ]
}
