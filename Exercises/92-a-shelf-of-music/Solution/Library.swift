import SwiftUI

enum Shelf: String, CaseIterable, Codable {
  case albums = "Albums"
  case artists = "Artists"
  case playlists = "Playlists"
}

enum Route: Hashable, Codable {
  case album(Int)
  case track(Int)
  case artist(String)
  case playlist(String)
}

/// Says where the person is, and what is playing.
@MainActor
@Observable
final class Library {
  var shelf: Shelf? {
    didSet {
      if shelf != oldValue { path = [] }
    }
  }
  var path: [Route] = []
  var showsQueue = false
  private(set) var playing: Int?

  init(saved: Place?) {
    shelf = saved?.shelf
    path = saved?.path ?? []
  }

  var place: Place { Place(shelf: shelf, path: path) }

  func go(to route: Route) {
    path.append(route)
  }

  func play(_ track: Int) {
    playing = track
  }

  /// Shows an album above the shelf of albums.
  func show(_ album: Album) {
    showsQueue = false
    shelf = .albums
    path = [.album(album.id)]
  }

  /// Follows a link such as `music://album/2`; one that leads nowhere is ignored.
  func follow(_ url: URL) {
    guard url.scheme == "music", url.host() == "album", let id = Int(url.lastPathComponent),
      let album = Album.find(id)
    else { return }
    show(album)
  }
}

/// The data that is kept between two runs.
struct Place: Codable, Equatable {
  var shelf: Shelf?
  var path: [Route]

  private static let key = "place"

  func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(self), forKey: Self.key)
  }

  static func load() -> Place? {
    guard let data = UserDefaults.standard.data(forKey: key) else { return nil }
    return try? JSONDecoder().decode(Place.self, from: data)
  }
}
