import SwiftUI

@main
struct MusicApp: App {
  var body: some Scene {
    WindowGroup {
      MusicView()
    }
  }
}

/// Everything is state of one view; what the screens want, they say by closures.
struct MusicView: View {
  @AppStorage("shelf") private var savedShelf = ""
  @AppStorage("path") private var savedPath = ""
  @State private var playing: Track?
  @State private var showsQueue = false

  private var shelf: Binding<String?> {
    Binding {
      savedShelf.isEmpty ? nil : savedShelf
    } set: { name in
      if name != (savedShelf.isEmpty ? nil : savedShelf) { savedPath = "" }
      savedShelf = name ?? ""
    }
  }

  /// The path is kept as words such as `album:2 track:21`.
  private var path: Binding<[String]> {
    Binding {
      savedPath.split(separator: "|").map(String.init)
    } set: { words in
      savedPath = words.joined(separator: "|")
    }
  }

  var body: some View {
    NavigationSplitView {
      List(["Albums", "Artists", "Playlists"], id: \.self, selection: shelf) { name in
        Text(name)
      }
      .navigationTitle("Music")
      .toolbar {
        Button("Queue") { showsQueue = true }
      }
    } detail: {
      NavigationStack(path: path) {
        ShelfList(name: shelf.wrappedValue)
          .navigationDestination(for: String.self) { word in
            Page(word: word, open: { path.wrappedValue.append($0) }, play: { playing = $0 })
          }
      }
    }
    .sheet(isPresented: $showsQueue) {
      Queue(track: $playing) { album in show(album) }
    }
    .onOpenURL { url in
      guard url.host() == "album", let album = Int(url.lastPathComponent).flatMap(Album.find)
      else { return }
      show(album)
    }
  }

  private func show(_ album: Album) {
    showsQueue = false
    savedShelf = "Albums"
    savedPath = "album:\(album.id)"
  }
}
