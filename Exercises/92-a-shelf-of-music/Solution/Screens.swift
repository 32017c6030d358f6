import SwiftUI

struct ShelfScreen: View {
  let shelf: Shelf?

  var body: some View {
    switch shelf {
    case .albums:
      List(Album.all) { album in
        NavigationLink(album.title, value: Route.album(album.id))
      }
      .navigationTitle("Albums")
    case .artists:
      List(Album.artists, id: \.self) { name in
        NavigationLink(name, value: Route.artist(name))
      }
      .navigationTitle("Artists")
    case .playlists:
      List(Playlist.all) { playlist in
        NavigationLink(playlist.id, value: Route.playlist(playlist.id))
      }
      .navigationTitle("Playlists")
    case nil:
      Text("Choose a shelf.")
        .navigationTitle("No shelf")
    }
  }
}

struct AlbumScreen: View {
  let album: Album

  var body: some View {
    List(album.tracks) { track in
      NavigationLink(track.title, value: Route.track(track.id))
    }
    .navigationTitle(album.title)
  }
}

struct TrackScreen: View {
  let track: Track
  @Environment(Library.self) private var library

  var body: some View {
    List {
      Button("Play") { library.play(track.id) }
      if let artist = Album.with(track: track.id)?.artist {
        Button("Go to the artist") { library.go(to: .artist(artist)) }
      }
    }
    .navigationTitle(track.title)
  }
}

struct ArtistScreen: View {
  let name: String

  var body: some View {
    List(Album.all.filter { $0.artist == name }) { album in
      NavigationLink(album.title, value: Route.album(album.id))
    }
    .navigationTitle(name)
  }
}

struct PlaylistScreen: View {
  let name: String

  var body: some View {
    List(tracks) { track in
      NavigationLink(track.title, value: Route.track(track.id))
    }
    .navigationTitle(name)
  }

  private var tracks: [Track] {
    let playlist = Playlist.all.first { $0.id == name }
    return (playlist?.tracks ?? []).compactMap { Track.find($0) }
  }
}
