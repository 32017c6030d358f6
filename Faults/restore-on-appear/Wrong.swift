import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []
  @AppStorage("book") private var book = "Dracula"

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Read on", value: book)
        .navigationTitle("Library")
        .navigationDestination(for: String.self) { title in
          Text("Chapter 1")
            .navigationTitle(title)
        }
        .onAppear { path = [book] }
    }
  }
}
