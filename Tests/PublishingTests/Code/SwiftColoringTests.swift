import Testing

@testable import Publishing

@Suite("Swift in colours")
struct SwiftColoringTests {
  private func marked(_ source: String) -> String {
    SwiftColoring.pieces(of: source).map { piece in
      piece.kind == .plain ? piece.text : "‹\(piece.kind.rawValue) \(piece.text)›"
    }.joined()
  }

  @Test("The kinds of pieces are distinguished")
  func kinds() {
    #expect(
      marked("@State private var path: [Route] = [] // none")
        == "‹attribute @State› ‹keyword private› ‹keyword var› path: [‹type Route›] = [] ‹comment // none›"
    )
    #expect(
      marked("if x1 > 0x1F { path = [.default, 1.5] }")
        == "‹keyword if› x1 > ‹number 0x1F› { path = [.default, ‹number 1.5›] }"
    )
    #expect(marked("first { $0 == $path }") == "first { $0 == $path }")
    #expect(
      marked("#Preview { a/* b /* c */ d */ }")
        == "‹attribute #Preview› { a‹comment /* b /* c */ d */› }"
    )
  }

  @Test("A string contains code only in its interpolations")
  func strings() {
    #expect(
      marked(#"Text("a \(name(of: "b")) if")"#)
        == #"‹type Text›(‹string "a \(›name(of: ‹string "b"›)‹string ) if"›)"#
    )
    #expect(marked(##"#"\(no) "is" \#(x)"#"##) == ##"‹string #"\(no) "is" \#(›x‹string )"#›"##)
    #expect(marked("\"\"\"\nlet\n\"\"\" + a") == "‹string \"\"\"\nlet\n\"\"\"› + a")
    #expect(marked(#""\"let" let"#) == #"‹string "\"let"› ‹keyword let›"#)
  }

  @Test(
    "The joined pieces are the source, even if it is not Swift",
    arguments: [
      "", "\"", "\"\\", "/*", "#", "@", "\"\\(", "\"\"\"", "1.", "a.b", "😀 let é = 1", "\"a\nlet b",
      "#\"",
      SampleSchool.source,
    ]
  )
  func joined(source: String) {
    #expect(SwiftColoring.pieces(of: source).map(\.text).joined() == source)
  }
}
