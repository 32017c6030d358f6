import SwiftUI

/// A radio for the night, on iOS 18 and later.
@main
struct RadioApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case stations, songs
}

struct RootView: View {
  @State private var page = Page.stations

  var body: some View {
    // TODO: The strip, the bar that shrinks, and the player.
    TabView(selection: $page) {
      Tab("Stations", systemImage: "radio", value: Page.stations) {
        StationList {}
      }
      Tab("Songs", systemImage: "music.note", value: Page.songs) {
        SongList()
      }
    }
  }
}

struct StationList: View {
  static let stations = ["Radio Moth", "Owl FM"]
  let openPlayer: () -> Void

  var body: some View {
    NavigationStack {
      List(Self.stations, id: \.self) { station in
        NavigationLink(station, value: station)
      }
      .navigationTitle("Stations")
      .navigationDestination(for: String.self) { station in
        Button("Open the player") { openPlayer() }
          .navigationTitle(station)
      }
    }
  }
}

struct SongList: View {
  static let songs = ["Lantern", "Slow Train"]

  var body: some View {
    NavigationStack {
      List(Self.songs, id: \.self) { song in
        NavigationLink(song, value: song)
      }
      .navigationTitle("Songs")
      .navigationDestination(for: String.self) { song in
        Text("Three minutes")
          .navigationTitle(song)
      }
    }
  }
}

/// What is played, in one line.
struct PlayerStrip: View {
  let openPlayer: () -> Void

  var body: some View {
    Button("Now: Lantern") { openPlayer() }
  }
}

struct PlayerScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Done") { dismiss() }
        .navigationTitle("Player")
    }
  }
}
