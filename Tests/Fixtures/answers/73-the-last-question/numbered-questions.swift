import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { ShelfView(search: Search()) }
  }
}

@MainActor @Observable
final class Search {
  enum Phase: Equatable {
    case idle
    case searching
    case found([String])
  }

  private(set) var phase = Phase.idle
  private var number = 0
  var text = "" {
    didSet { if text != oldValue { ask() } }
  }

  private func ask() {
    number += 1
    guard !text.isEmpty else {
      phase = .idle
      return
    }
    phase = .searching
    Task { [number, text] in
      let names = await Shelf.find(text)
      if number == self.number { phase = .found(names) }
    }
  }
}

struct ShelfView: View {
  @State var search: Search

  var body: some View {
    NavigationStack {
      List {
        switch search.phase {
        case .idle: Text("What would you like?")
        case .searching: Text("Searching…")
        case .found([]): Text("Nothing found")
        case .found(let names):
          ForEach(names, id: \.self) { name in NavigationLink(name, value: name) }
        }
      }
      .navigationTitle("Shelf")
      .searchable(text: $search.text)
      .navigationDestination(for: String.self) { name in
        Text("Baked this morning").navigationTitle(name)
      }
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
