import SwiftUI

struct ContentView: View {
  @State private var path: [String]
  private let book: String

  init() {
    let book = UserDefaults.standard.string(forKey: "book") ?? "Dracula"
    self.book = book
    _path = State(initialValue: [book])
  }

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Read on", value: book)
        .navigationTitle("Library")
        .navigationDestination(for: String.self) { title in
          Text("Chapter 1")
            .navigationTitle(title)
        }
    }
  }
}
