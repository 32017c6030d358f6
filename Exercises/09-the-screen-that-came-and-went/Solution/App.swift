import SwiftUI

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      StacksView()
    }
  }
}

struct Shelf: Hashable {
  let number: Int
}

struct Room: Hashable {
  let name: String

  static let all = [Room(name: "reading room"), Room(name: "map room")]
}

struct StacksView: View {
  @State private var path = NavigationPath()
  @State private var showsHelp = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(1..<91) { number in
          NavigationLink("Shelf \(number)", value: Shelf(number: number))
        }
        ForEach(Room.all, id: \.self) { room in
          NavigationLink("To the \(room.name)", value: room)
        }
      }
      .navigationTitle("Stacks")
      .navigationDestination(for: Shelf.self) { shelf in
        ShelfScreen(shelf: shelf)
      }
      .navigationDestination(for: Room.self) { room in
        RoomScreen(room: room)
      }
      .toolbar {
        Button("Reading room") { path.append(Room(name: "reading room")) }
        Button("Help") { showsHelp = true }
      }
      .sheet(isPresented: $showsHelp) {
        HelpSheet()
      }
    }
  }
}

struct ShelfScreen: View {
  let shelf: Shelf

  var body: some View {
    Text("Forty books")
      .navigationTitle("Shelf \(shelf.number)")
  }
}

struct RoomScreen: View {
  let room: Room

  var body: some View {
    Text("Two seats are free")
      .navigationTitle(room.name.capitalized)
  }
}

struct HelpSheet: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Opening hours") {
          Text("From nine to eight")
            .navigationTitle("Opening hours")
        }
        NavigationLink("Fines") {
          Text("Ten cents a day")
            .navigationTitle("Fines")
        }
      }
      .navigationTitle("Help")
    }
  }
}
