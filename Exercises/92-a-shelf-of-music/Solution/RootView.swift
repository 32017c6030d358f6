import SwiftUI

struct RootView: View {
  @Environment(Library.self) private var library

  var body: some View {
    @Bindable var library = library

    NavigationSplitView {
      List(Shelf.allCases, id: \.self, selection: $library.shelf) { shelf in
        Text(shelf.rawValue)
      }
      .navigationTitle("Music")
      .toolbar {
        Button("Queue", systemImage: "music.note.list") { library.showsQueue = true }
      }
    } detail: {
      NavigationStack(path: $library.path) {
        ShelfScreen(shelf: library.shelf)
          .navigationDestination(for: Route.self) { route in
            screen(for: route)
          }
      }
    }
    .sheet(isPresented: $library.showsQueue) {
      QueueSheet()
    }
  }

  @ViewBuilder
  private func screen(for route: Route) -> some View {
    switch route {
    case .album(let id):
      if let album = Album.find(id) { AlbumScreen(album: album) }
    case .track(let id):
      if let track = Track.find(id) { TrackScreen(track: track) }
    case .artist(let name): ArtistScreen(name: name)
    case .playlist(let name): PlaylistScreen(name: name)
    }
  }
}
