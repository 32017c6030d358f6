import SwiftUI

@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Content(of: 1)
          .navigationDestination(for: Int.self) { Content(of: $0) }
      }
    }
  }
}

struct Content: View {
  private let number: Int

  init(of number: Int) { self.number = number }

  var body: some View {
    VStack {
      Text("Shelf of the shed")
      if number == 240 {
        Text("Tent pegs")
      } else {
        NavigationLink("Open box \(number + 1)", value: number + 1)
      }
    }
    .navigationTitle("Box \(number)")
  }
}
