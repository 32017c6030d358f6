import SwiftUI

struct ContentView: View {
  private let book = String(repeating: "All work and no play. ", count: 900_000)

  var body: some View {
    NavigationStack {
      Text(book)
        .navigationTitle("Novel")
    }
  }
}
