import Foundation
import NavUI
import SceneModel
import Testing

@Suite("An editor of attributed text")
@MainActor
struct AttributedEditorTests {
  @Test("typing changes the characters, and the rest keep their attributes")
  func typing() throws {
    let app = TestApp(LetterApp.self)
    let editor = try #require(app.screen?.children.first { $0.kind == .textEditor })
    try app.perform(.type("Dear Ada Lovelace"), on: editor.id)
    #expect(app.labels.contains("Dear=plain|Ada Lovelace=strong"))
    try app.perform(.type("Dear Lovelace"), on: editor.id)
    #expect(app.labels.contains("Dear=plain|Lovelace=strong"))
  }

  @Test("an empty selection has a caret position, and attributes for typing")
  func selection() {
    var text = AttributedString("Dear ")
    var strong = AttributedString("Ada")
    strong.foregroundColor = .red
    text += strong
    var selection = AttributedTextSelection()
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    #expect(selection.typingAttributes(in: text).foregroundColor == .red)
    text.transformAttributes(in: &selection) { $0.foregroundColor = .blue }
    #expect(text.runs.count == 2)
    selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    text.transformAttributes(in: &selection) { $0.foregroundColor = .blue }
    #expect(text.runs.count == 1)
  }
}

private struct LetterApp: App {
  @State private var text = Self.letter

  var body: some Scene {
    WindowGroup {
      TextEditor(text: $text)
      Text(
        text.runs.map { run in
          let words = String(text[run.range].characters).trimmingCharacters(in: .whitespaces)
          return "\(words)=\(run.foregroundColor == nil ? "plain" : "strong")"
        }.joined(separator: "|")
      )
    }
  }

  private static var letter: AttributedString {
    var name = AttributedString("Ada")
    name.foregroundColor = .red
    return AttributedString("Dear ") + name
  }
}
