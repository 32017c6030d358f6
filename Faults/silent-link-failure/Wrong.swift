import SwiftUI

struct ContentView: View {
  @State private var path: [Int] = []
  private let rooms = [1, 2, 3]

  var body: some View {
    NavigationStack(path: $path) {
      List(rooms, id: \.self) { room in
        NavigationLink("Room \(room)", value: room)
      }
      .navigationTitle("Clinic")
      .navigationDestination(for: Int.self) { room in
        Text("Please wait in room \(room)")
          .navigationTitle("Room \(room)")
      }
    }
    .onOpenURL { url in
      guard let room = Int(url.lastPathComponent), rooms.contains(room) else { return }
      path = [room]
    }
  }
}
