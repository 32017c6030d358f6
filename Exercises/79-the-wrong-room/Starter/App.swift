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

struct RoomList: View {
  @State private var isOpen = false

  var body: some View {
    NavigationView {
      List(1..<4) { number in
        NavigationLink("Room \(number)", isActive: $isOpen) {
          RoomScreen(number: number)
        }
      }
      .navigationTitle("Hostel")
    }
  }
}

struct RoomScreen: View {
  let number: Int
  @State private var isAsking = false

  var body: some View {
    List {
      Text("Four beds")
      NavigationLink("Ask at the desk", isActive: $isAsking) {
        Desk(isShown: $isAsking)
      }
    }
    .navigationTitle("Room \(number)")
  }
}

struct Desk: View {
  @Binding var isShown: Bool

  var body: some View {
    Button("Thank you") { isShown = false }
      .navigationTitle("Desk")
  }
}
