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
        NavigationLink("Pitch \(number)", value: guests[number] == nil ? Route.pitch(number) : nil)
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
    guests[number] = name
    path = [.booked(number)]
  }

  private func goHome() {
    path = []
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
        isNameMissing = name.allSatisfy(\.isWhitespace)
        if !isNameMissing { book(name) }
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
