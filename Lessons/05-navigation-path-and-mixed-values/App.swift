import SwiftUI

/// An archive of old recordings.
@main
struct ArchiveApp: App {
  @State private var router = ArchiveRouter()

  var body: some Scene {
    WindowGroup {
      ArchiveView()
        .environment(router)
    }
  }
}

// region values
enum Artist: String, CaseIterable {
  case lund = "Kari Lund"
  case mori = "Sato Mori"
}

enum Song: String, CaseIterable {
  case lowTide = "Low Tide"
  case nightFerry = "Night Ferry"
  case snowRoad = "Snow Road"
}

enum Room: Hashable {
  case instruments
}
// endregion

// region router
@MainActor
@Observable
final class ArchiveRouter {
  var path = NavigationPath()

  var depth: Int {
    path.count
  }

  func showOldest() {
    let song = Song.lowTide
    var way = NavigationPath()
    way.append(song.artist)
    way.append(song)
    way.append(song.year)
    path = way
  }

  func goBack(_ steps: Int) {
    path.removeLast(min(steps, path.count))
  }
}
// endregion

struct ArchiveView: View {
  @Environment(ArchiveRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    // region stack
    NavigationStack(path: $router.path) {
      ArchiveList()
        .navigationTitle("Archive")
        .navigationDestination(for: Artist.self) { ArtistScreen(artist: $0) }
        .navigationDestination(for: Song.self) { SongScreen(song: $0) }
        .navigationDestination(for: Int.self) { YearScreen(year: $0) }
        .navigationDestination(for: Room.self) { _ in InstrumentsScreen() }
    }
    // endregion
  }
}

struct ArchiveList: View {
  @Environment(ArchiveRouter.self) private var router

  var body: some View {
    List {
      ForEach(Artist.allCases, id: \.self) { artist in
        NavigationLink(artist.rawValue, value: artist)
      }
      NavigationLink("Instruments", value: Room.instruments)
      Button("Oldest recording") { router.showOldest() }
    }
  }
}

struct ArtistScreen: View {
  let artist: Artist

  var body: some View {
    List(Song.allCases.filter { $0.artist == artist }, id: \.self) { song in
      NavigationLink(song.rawValue, value: song)
    }
    .navigationTitle(artist.rawValue)
  }
}

struct SongScreen: View {
  let song: Song

  var body: some View {
    // region song
    List {
      NavigationLink("Sung by \(song.artist.rawValue)", value: song.artist)
      NavigationLink("Recorded in \(String(song.year))", value: song.year)
      BackSection()
    }
    .navigationTitle(song.rawValue)
    // endregion
  }
}

struct YearScreen: View {
  let year: Int

  var body: some View {
    List {
      ForEach(Song.allCases.filter { $0.year == year }, id: \.self) { song in
        NavigationLink(song.rawValue, value: song)
      }
      BackSection()
    }
    .navigationTitle(String(year))
  }
}

struct BackSection: View {
  @Environment(ArchiveRouter.self) private var router

  var body: some View {
    Section("Your way") {
      Text("Values in the path: \(router.depth)")
      Button("Two back") { router.goBack(2) }
    }
  }
}

// region instruments
struct Instrument: Hashable {
  let name: String
}

struct InstrumentsScreen: View {
  var body: some View {
    List(["Zither", "Langeleik"], id: \.self) { name in
      NavigationLink(name, value: Instrument(name: name))
    }
    .navigationTitle("Instruments")
    .navigationDestination(for: Instrument.self) { instrument in
      Text("Built in 1890")
        .navigationTitle(instrument.name)
    }
  }
}
// endregion

extension Song {
  var artist: Artist {
    self == .snowRoad ? .mori : .lund
  }

  var year: Int {
    self == .lowTide ? 1931 : 1934
  }
}

#Preview {
  ArchiveView()
    .environment(ArchiveRouter())
}
