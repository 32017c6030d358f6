import SwiftUI

/// The rooms of a library that groups can use.
@main
struct RoomsApp: App {
  var body: some Scene {
    WindowGroup {
      LibraryView()
    }
  }
}

enum LibraryTab: Hashable {
  case home
  case rooms
}

struct Room: Identifiable {
  let id: Int
  let name: String

  static let all = [
    Room(id: 1, name: "Lantern Room"),
    Room(id: 2, name: "Cellar"),
    Room(id: 3, name: "Roof Garden"),
  ]
}

struct LibraryView: View {
  @State private var tab = LibraryTab.home
  @State private var path: [Room.ID] = []

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: LibraryTab.home) {
        HomeTab()
      }
      Tab("Rooms", systemImage: "door.left.hand.open", value: LibraryTab.rooms) {
        RoomsTab(tab: $tab, path: $path)
      }
    }
  }
}

struct HomeTab: View {
  var body: some View {
    NavigationStack {
      Text("Open until eight")
        .navigationTitle("Home")
    }
  }
}

struct RoomsTab: View {
  @Binding var tab: LibraryTab
  @Binding var path: [Room.ID]

  var body: some View {
    NavigationStack(path: $path) {
      List(Room.all) { room in
        NavigationLink(room.name, value: room.id)
      }
      .navigationTitle("Rooms")
      .navigationDestination(for: Room.ID.self) { id in
        Text("Twelve seats")
          .navigationTitle(Room.all.first { $0.id == id }?.name ?? "Unknown room")
      }
    }
    .onOpenURL { url in follow(url) }
  }

  /// Follows links such as `library://room/2`.
  private func follow(_ url: URL) {
    guard url.host() == "room", let id = Room.ID(url.lastPathComponent),
      Room.all.contains(where: { $0.id == id })
    else { return }
    tab = .rooms
    path = [id]
  }
}
