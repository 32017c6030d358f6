import SwiftUI

/// The rooms of a library that groups can use.
@main
struct RoomsApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      LibraryView()
        .environment(router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

@MainActor
@Observable
final class Router {
  var tab = LibraryTab.home
  var path: [Room.ID] = []
  var isUnknown = false

  func follow(_ url: URL) {
    let room = Room.all.first { url == URL(string: "library://room/\($0.id)") }
    if let room {
      tab = .rooms
      path = [room.id]
    } else {
      isUnknown = true
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
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      Tab("Home", systemImage: "house", value: LibraryTab.home) {
        HomeTab()
      }
      Tab("Rooms", systemImage: "door.left.hand.open", value: LibraryTab.rooms) {
        RoomsTab(path: $router.path)
      }
    }
    .alert("There is no such room.", isPresented: $router.isUnknown) {
      Button("OK") {}
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
  }
}
