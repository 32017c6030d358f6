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

// TODO: Move it to a stack with a path, and make the two buttons work.
struct RoomList: View {
  @State private var room: Int?

  var body: some View {
    NavigationView {
      List(1..<4) { number in
        NavigationLink("Room \(number)", tag: number, selection: $room) {
          RoomScreen(number: number)
        }
      }
      .navigationTitle("Hostel")
      .toolbar {
        Button("My bed") {}
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct RoomScreen: View {
  let number: Int
  @State private var showsA = false
  @State private var showsB = false

  var body: some View {
    List {
      NavigationLink("Bed A", isActive: $showsA) { BedScreen(name: "A") }
      NavigationLink("Bed B", isActive: $showsB) { BedScreen(name: "B") }
    }
    .navigationTitle("Room \(number)")
  }
}

struct BedScreen: View {
  let name: String

  var body: some View {
    Button("To the rooms") {}
      .navigationTitle("Bed \(name)")
  }
}
