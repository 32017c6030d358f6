import SceneModel
import Testing

@testable import LintServer

@Suite("The text of a document")
struct TextDocumentTests {
  private static func place(_ line: Int, _ character: Int) -> TextPosition {
    TextPosition(line: line, character: character)
  }

  private static func text(_ document: TextDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  @Test("Positions count UTF-16 units in a line, whatever ends the lines")
  func places() {
    let document = TextDocument(Array("a\u{E9}\u{1F600}b\r\nc\rd\ne".utf8))
    #expect(document.offset(of: Self.place(0, 2)) == 3)
    #expect(document.offset(of: Self.place(0, 4)) == 7)
    #expect(document.offset(of: Self.place(0, 3)) == 3, "the middle of a character")
    #expect(document.offset(of: Self.place(0, 99)) == 8, "not behind the end of the line")
    #expect(document.offset(of: Self.place(1, 0)) == 10)
    #expect(document.offset(of: Self.place(2, 0)) == 12)
    #expect(document.offset(of: Self.place(3, 1)) == 15)
    #expect(document.offset(of: Self.place(99, 0)) == 15)
    #expect(document.offset(of: Self.place(-1, -1)) == 0)
    for offset in [0, 1, 3, 7, 8, 10, 11, 12, 14, 15] {
      #expect(document.offset(of: document.position(at: offset)) == offset)
    }
  }

  @Test("Ranges are replaced, even if they lie outside or run backwards")
  func replacing() {
    var document = TextDocument(Array("one\ntwo\n".utf8))
    document.replace(TextRange(start: Self.place(0, 1), end: Self.place(1, 1)), with: "-")
    #expect(Self.text(document) == "o-wo\n")
    document.replace(TextRange(start: Self.place(9, 9), end: Self.place(9, 9)), with: "end")
    #expect(Self.text(document) == "o-wo\nend")
    document.replace(TextRange(start: Self.place(0, 4), end: Self.place(0, 2)), with: "x")
    #expect(Self.text(document) == "o-x\nend")
    document.replace(nil, with: "")
    #expect(Self.text(document).isEmpty)
  }

  @Test("Random changes have the same effect as in UTF-16")
  func random() {
    var random = SeededNumbers(seed: 5)
    let letters = ["a", "\u{E9}", "\u{1F600}", "\n", "\u{20AC}", "  "]
    func word() -> String {
      (0..<Int.random(in: 0..<5, using: &random))
        .map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }.joined()
    }
    var document = TextDocument([])
    var model = ""
    for step in 0..<2000 {
      let offsets = model.unicodeScalars.indices + [model.endIndex]
      let first = offsets[Int.random(in: 0..<offsets.count, using: &random)]
      let second = offsets[Int.random(in: 0..<offsets.count, using: &random)]
      let (start, end) = (min(first, second), max(first, second))
      func position(_ index: String.Index) -> TextPosition {
        let before = model[..<index]
        let line =
          before.lastIndex(of: "\n").map { model[model.index(after: $0)..<index] } ?? before
        return Self.place(before.count { $0 == "\n" }, line.utf16.count)
      }
      let text = word()
      document.replace(TextRange(start: position(start), end: position(end)), with: text)
      var scalars = model.unicodeScalars
      scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
      model = String(scalars)
      if model.unicodeScalars.count > 60 { (model, document) = ("", TextDocument([])) }
      guard Self.text(document) == model else {
        Issue.record("step \(step): \(Self.text(document)) is not \(model)")
        return
      }
    }
  }

  @Test("Document names are file paths, in any spelling")
  func names() {
    #expect(DocumentPath.path(of: "file:///a%20b/c%C3%A9.swift") == "/a b/c\u{E9}.swift")
    #expect(DocumentPath.path(of: "file://localhost/a/../b/./c") == "/b/c")
    for uri in [
      "untitled:Untitled-1", "file:relative", "file:///a%zz", "file:///a%", "file:///%00",
    ] {
      #expect(DocumentPath.path(of: uri) == nil, "\(uri)")
    }
    let path = "/My Pr\u{F6}ject/A+B#1.swift"
    #expect(DocumentPath.path(of: DocumentPath.uri(of: path)) == path)
  }

  @Test("A document is judged with its folder, its exercise, or nearby files")
  func folders() {
    let there: Set = ["/desk/.navlab/modules", "/kit/Package.swift"]
    let choice = ProjectFolder(roots: ["/desk", "/desk/inner", "/app"]) { there.contains($0) }
    #expect(choice.folder(of: "/app/Sources/A.swift") == "/app")
    #expect(choice.folder(of: "/apple/A.swift") == "/apple")
    #expect(choice.folder(of: "/desk/02-one-array/App.swift") == "/desk/02-one-array")
    #expect(choice.folder(of: "/desk/Scratch.swift") == "/desk")
    #expect(choice.folder(of: "/desk/inner/A.swift") == "/desk/inner")
    #expect(choice.folder(of: "/kit/Sources/Kit/A.swift") == "/kit")
    #expect(choice.folder(of: "/A.swift") == "/")
  }
}
