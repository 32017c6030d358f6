import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Attic", value: "Attic")
        .navigationTitle("House")
        .navigationDestination(for: String.self) { room in
          Text("Dark and dusty")
            .navigationTitle(room)
        }
    }
    .onChange(of: path) {
      if path == ["Attic"] { path = ["Stairs", "Attic"] }
    }
  }
}
