import SwiftUI

struct ContentView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Chapter 1", value: 1)
        NavigationLink("About the author", value: "Author")
      }
      .navigationTitle("Novel")
      .navigationDestination(for: Int.self) { number in
        Text("It was raining.")
          .navigationTitle("Chapter \(number)")
      }
      .navigationDestination(for: String.self) { name in
        Text("Born by the sea")
          .navigationTitle(name)
      }
    }
  }
}
