import SwiftUI

@main
struct HostelApp: App {
  var body: some Scene {
    WindowGroup { Rooms() }
  }
}

enum Place: Hashable {
  case room(Int)
  case desk
}

struct Rooms: View {
  @State private var places: [Place] = []

  var body: some View {
    NavigationStack(path: $places) {
      List {
        ForEach([1, 2, 3], id: \.self) { NavigationLink("Room \($0)", value: Place.room($0)) }
      }
      .navigationTitle("Hostel")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .room(let number):
          Form {
            Text("Four beds")
            Text("Breakfast from 7 to 9")
            Button("Ask at the desk") { places.append(.desk) }
          }
          .navigationTitle("Room \(number)")
        case .desk:
          Button("Thank you") { places.removeLast() }
            .navigationTitle("Desk")
        }
      }
    }
  }
}
