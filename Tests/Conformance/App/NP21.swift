import SwiftUI

// NP-21: does a saved path open its screen after the type of its value has got another name?
struct NP21: View {
  private struct Chapter: Hashable, Codable {
    var number: Int
  }

  @State private var path = NavigationPath()
  @State private var count = -1

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("answer \(count)")
        Button("Restore") { restore(renaming: "Chapter", to: "Chapter") }
        Button("Restore renamed") { restore(renaming: "Chapter", to: "Section") }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Chapter.self) { chapter in
        Text("Found").navigationTitle("Chapter \(chapter.number)")
      }
    }
  }

  private func restore(renaming old: String, to new: String) {
    var saved = NavigationPath()
    saved.append(Chapter(number: 1))
    do {
      guard let codable = saved.codable else { return }
      let text = String(decoding: try JSONEncoder().encode(codable), as: UTF8.self)
      let data = Data(text.replacingOccurrences(of: old, with: new).utf8)
      path = NavigationPath(
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      )
      count = path.count
    } catch {
      count = 0
    }
  }
}
