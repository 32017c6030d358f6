import SwiftUI

enum Room: Hashable {
  case map
  case tickets
}

struct MapScreen: View {
  var body: some View { Text("You are here") }
}

struct TicketScreen: View {
  var body: some View { Text("Two adults") }
}

struct MuseumView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Map", value: Room.map)
        NavigationLink("Tickets", value: Room.tickets)
      }
      .navigationTitle("Museum")
      .navigationDestination(for: Room.self) { room in
        switch room {
        case .map: MapScreen()
        case .tickets: TicketScreen()
        }
      }
    }
  }
}

@main
struct MuseumApp: App {
  var body: some Scene {
    WindowGroup { MuseumView() }
  }
}
