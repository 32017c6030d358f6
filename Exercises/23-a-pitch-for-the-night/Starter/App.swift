import SwiftUI

@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      CampView()
    }
  }
}

enum Route: Hashable {
  case pitch(Int)
  case booked(Int)
}

struct CampView: View {
  @State private var path: [Route] = []
  @State private var guests = [9: "Mr Falk"]

  var body: some View {
    NavigationStack(path: $path) {
      List(7..<10) { number in
        // TODO: A free pitch leads to its screen.
        Text("Pitch \(number)")
      }
      .navigationTitle("Campsite")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .pitch(let number):
          PitchScreen(number: number) { name in book(number, for: name) }
        case .booked(let number):
          BookedScreen(guest: guests[number] ?? "nobody", done: goHome)
        }
      }
    }
  }

  private func book(_ number: Int, for name: String) {
    // TODO: Note the guest down, and lead to the booking.
  }

  private func goHome() {
    // TODO: Lead to the campsite.
  }
}

struct PitchScreen: View {
  let number: Int
  let book: (String) -> Void
  @State private var name = ""
  @State private var isNameMissing = false

  var body: some View {
    Form {
      TextField("Name", text: $name)
      if isNameMissing {
        Text("Please tell us your name")
      }
      Button("Book") {
        // TODO: Book if there is a name, and say what is missing if not.
      }
    }
    .navigationTitle("Pitch \(number)")
  }
}

struct BookedScreen: View {
  let guest: String
  let done: () -> Void

  var body: some View {
    List {
      Text("Good night, \(guest)")
      Button("Done", action: done)
    }
    .navigationTitle("Booked")
  }
}
