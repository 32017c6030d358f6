import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { ShelfView() }
  }
}

struct ShelfView: View {
  @State private var text = ""
  @State private var answer: (text: String, names: [String])?

  var body: some View {
    NavigationStack {
      List { rows }
        .navigationTitle("Shelf")
        .navigationDestination(for: String.self) { name in
          Text("Baked this morning").navigationTitle(name)
        }
        .searchable(text: $text)
        .task(id: text) {
          let asked = text
          guard !asked.isEmpty else { return }
          let names = await Shelf.find(asked)
          guard !Task.isCancelled else { return }
          answer = (asked, names)
        }
    }
  }

  @ViewBuilder private var rows: some View {
    if text.isEmpty {
      Text("What would you like?")
    } else if let answer, answer.text == text {
      if answer.names.isEmpty { Text("Nothing found") }
      ForEach(answer.names, id: \.self) { NavigationLink($0, value: $0) }
    } else {
      Text("Searching…")
    }
  }
}

enum Shelf {
  private static let names = ["Bagel", "Baguette", "Brioche", "Bun", "Pretzel", "Rye bread"]

  /// Finds what begins with a text.
  ///
  /// The shorter the text, the longer it takes.
  static func find(_ text: String) async -> [String] {
    let answer = Task.detached {
      try? await Task.sleep(for: .seconds(text.count < 3 ? 4 : 1))
      return names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
    return await answer.value
  }
}
