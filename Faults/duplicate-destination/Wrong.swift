import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Ceramics", value: "Ceramics")
      }
      .navigationTitle("Museum")
      .navigationDestination(for: String.self) { room in
        RoomScreen(room: room)
      }
    }
  }
}

struct RoomScreen: View {
  let room: String

  var body: some View {
    List {
      NavigationLink("Blue bowl", value: "Blue bowl")
    }
    .navigationTitle("\(room) room")
    .navigationDestination(for: String.self) { piece in
      PieceScreen(piece: piece)
    }
  }
}

struct PieceScreen: View {
  let piece: String

  var body: some View {
    Text("About 1650")
      .navigationTitle(piece)
  }
}
