import SwiftUI

/// A guide for the guests of a hostel.
@main
struct HostelApp: App {
  var body: some Scene {
    WindowGroup {
      RoomList()
    }
  }
}

enum Route: Hashable {
  case room(Int)
  case bed(String, room: Int)
}

struct RoomList: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<4) { number in
        NavigationLink("Room \(number)", value: Route.room(number))
      }
      .navigationTitle("Hostel")
      .toolbar {
        Button("My bed") { path = [.room(2), .bed("B", room: 2)] }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .room(let number): RoomScreen(number: number)
        case .bed(let name, _): BedScreen(name: name) { path = [] }
        }
      }
    }
  }
}

struct RoomScreen: View {
  let number: Int

  var body: some View {
    List {
      NavigationLink("Bed A", value: Route.bed("A", room: number))
      NavigationLink("Bed B", value: Route.bed("B", room: number))
    }
    .navigationTitle("Room \(number)")
  }
}

struct BedScreen: View {
  let name: String
  let showRooms: () -> Void

  var body: some View {
    Button("To the rooms") { showRooms() }
      .navigationTitle("Bed \(name)")
  }
}
