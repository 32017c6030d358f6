import SwiftUI

struct ContentView: View {
  @State private var path: [String]

  init() {
    let saved = UserDefaults.standard.stringArray(forKey: "path") ?? []
    _path = State(initialValue: saved)
  }

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Roses", value: "Roses")
        .navigationTitle("Flower shop")
        .navigationDestination(for: String.self) { name in
          Text("Two for the price of one")
            .navigationTitle(name)
        }
    }
    .onChange(of: path) { _, new in
      guard !new.isEmpty else { return }
      UserDefaults.standard.set(new, forKey: "path")
    }
  }
}
