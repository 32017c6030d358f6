import SwiftUI

/// A bakery with a shelf that takes its time to be searched.
@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      ShelfView()
    }
  }
}

struct ShelfView: View {
  @State private var text = ""
  @State private var found: [String] = []
  @State private var isSearching = false

  var body: some View {
    NavigationStack {
      List {
        if text.isEmpty {
          Text("What would you like?")
        } else if isSearching {
          Text("Searching…")
        } else if found.isEmpty {
          Text("Nothing found")
        } else {
          ForEach(found, id: \.self) { name in
            NavigationLink(name, value: name)
          }
        }
      }
      .navigationTitle("Shelf")
      .navigationDestination(for: String.self) { name in
        Text("Baked this morning")
          .navigationTitle(name)
      }
      .searchable(text: $text)
      .task(id: text) { await search() }
    }
  }

  private func search() async {
    guard !text.isEmpty else { return }
    isSearching = true
    let names = await Shelf.find(text)
    guard !Task.isCancelled else { return }
    found = names
    isSearching = false
  }
}

enum Shelf {
  private static let names = ["Bagel", "Baguette", "Brioche", "Bun", "Pretzel", "Rye bread"]

  /// Finds what begins with a text; the shorter the text, the longer it takes.
  static func find(_ text: String) async -> [String] {
    let answer = Task.detached {
      try? await Task.sleep(for: .seconds(text.count < 3 ? 4 : 1))
      return names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
    return await answer.value
  }
}
