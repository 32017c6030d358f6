import SwiftUI

@main
struct HostelApp: App {
  var body: some Scene {
    WindowGroup { RoomList() }
  }
}

struct RoomList: View {
  var body: some View {
    NavigationStack {
      List(1..<4) { number in
        NavigationLink("Room \(number)", value: number)
      }
      .navigationTitle("Hostel")
      .navigationDestination(for: Int.self) { RoomScreen(number: $0) }
    }
  }
}

struct RoomScreen: View {
  let number: Int
  @State private var isAsking = false

  var body: some View {
    List {
      Text("Four beds")
      Button("Ask at the desk") { isAsking = true }
    }
    .navigationTitle("Room \(number)")
    .navigationDestination(isPresented: $isAsking) { Desk() }
  }
}

struct Desk: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Thank you") { dismiss() }
      .navigationTitle("Desk")
  }
}
