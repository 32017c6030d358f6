import SwiftUI

struct ShelfList: View {
  let name: String?

  var body: some View {
    List {
      switch name {
      case "Albums":
        ForEach(Album.all) { NavigationLink($0.title, value: "album:\($0.id)") }
      case "Artists":
        ForEach(Album.artists, id: \.self) { NavigationLink($0, value: "artist:\($0)") }
      case "Playlists":
        ForEach(Playlist.all) { NavigationLink($0.id, value: "playlist:\($0.id)") }
      default:
        Text("Choose a shelf.")
      }
    }
    .navigationTitle(name ?? "No shelf")
  }
}

/// Any screen above a shelf.
struct Page: View {
  let word: String
  let open: (String) -> Void
  let play: (Track) -> Void

  var body: some View {
    let parts = word.split(separator: ":").map(String.init)
    List {
      switch parts[0] {
      case "album": rows(Album.find(Int(parts[1]) ?? 0)?.tracks ?? [])
      case "playlist": rows(tracks(of: parts[1]))
      case "artist":
        ForEach(Album.all.filter { $0.artist == parts[1] }) { album in
          NavigationLink(album.title, value: "album:\(album.id)")
        }
      default:
        if let track = Track.find(Int(parts[1]) ?? 0), let album = Album.with(track: track.id) {
          Button("Play") { play(track) }
          Button("Go to the artist") { open("artist:\(album.artist)") }
        }
      }
    }
    .navigationTitle(title(parts))
  }

  private func rows(_ tracks: [Track]) -> some View {
    ForEach(tracks) { NavigationLink($0.title, value: "track:\($0.id)") }
  }

  private func tracks(of playlist: String) -> [Track] {
    let ids = Playlist.all.first { $0.id == playlist }?.tracks ?? []
    return ids.compactMap { Track.find($0) }
  }

  private func title(_ parts: [String]) -> String {
    switch parts[0] {
    case "album": Album.find(Int(parts[1]) ?? 0)?.title ?? ""
    case "track": Track.find(Int(parts[1]) ?? 0)?.title ?? ""
    default: parts[1]
    }
  }
}

struct Queue: View {
  @Binding var track: Track?
  let show: (Album) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        if let track, let album = Album.with(track: track.id) {
          Text("Now: \(track.title)")
          Button("Show its album") { show(album) }
        }
        NavigationLink("Up next") { Text("More of the same").navigationTitle("Up next") }
      }
      .navigationTitle("Queue")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
