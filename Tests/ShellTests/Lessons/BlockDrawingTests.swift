import Course
import SceneText
import Shell
import Testing

@Suite("Drawing a lesson's prose")
struct BlockDrawingTests {
  private func draw(
    _ blocks: [Block],
    width: Int = 30,
    signs: Signs = .unicode
  ) -> String {
    BlockDrawing(layout: TextLayout(width: width, signs: signs)).lines(of: blocks)
      .map(\.plain).joined(separator: "\n")
  }

  private static let everything: [Block] = [
    .heading(level: 1, [.text("The stack")]),
    .paragraph([
      .text("The "), .emphasis([.text("root")]), .text(" is never in the "), .code("path"),
      .text(", as you"), .softBreak, .text("will "), .strong([.text("see")]), .text("."),
    ]),
    .heading(level: 2, [.text("How")]),
    .list(
      start: nil,
      items: [
        [.paragraph([.text("An empty path shows the root and nothing else.")])],
        [
          .paragraph([.text("Outer")]),
          .list(start: 9, items: [[.paragraph([.text("nine")])], [.paragraph([.text("ten")])]]),
        ],
      ]
    ),
    .quote([
      .paragraph([.text("First"), .lineBreak, .text("second")]), .paragraph([.text("Last")]),
    ]),
    .code(language: "text", text: "path = [\n  .room\n]\n"),
    .source(SourceRegion(name: "a", text: "let a = 1", line: 7)),
    .rule,
    .paragraph([.link([.text("Docs")], destination: "x.md")]),
  ]

  @Test("Code that is wider than the window is broken, but a name is not")
  func wideWords() {
    let code = "presentationBackgroundInteraction(.enabled)"
    #expect(
      draw([.paragraph([.text("Write "), .code(code), .text(" there.")])], width: 38)
        == """
        Write
        `presentationBackgroundInteraction(
        .enabled)` there.
        """
    )
    let name = "applicationDidBecomeActiveNotification"
    #expect(draw([.paragraph([.text("See "), .code(name)])]) == "See\n`\(name)`")
  }

  @Test("Every kind of block is drawn at the given width")
  func everyBlock() {
    #expect(
      draw(Self.everything) == """
        The stack
        ═════════

        The root is never in the
        `path`, as you will see.

        How
        ───

        • An empty path shows the root
          and nothing else.
        • Outer
          9.  nine
          10. ten

        │ First
        │ second
        │ 
        │ Last

            path = [
              .room
            ]

        App.swift, from line 7:

            let a = 1

        ────────────────────

        Docs (x.md)
        """
    )
  }

  @Test("ASCII signs replace signs that a terminal may lack")
  func ascii() {
    let drawing = draw(Self.everything, signs: .ascii)

    #expect(drawing.utf8.count == drawing.count)
    #expect(drawing.hasPrefix("The stack\n=========\n"))
  }

  @Test("Styles stay with their words")
  func styles() {
    let lines = BlockDrawing(layout: TextLayout(width: 20)).lines(of: [
      .paragraph([.text("The "), .code("path"), .text(", or "), .emphasis([.text("the way")])])
    ])

    #expect(
      lines == [
        StyledText([.init("The "), .init("`path`", .value), .init(", or "), .init("the", .heading)]
        ),
        StyledText("way", .heading),
      ]
    )
  }

  @Test("A very wide terminal is not filled")
  func comfortableWidth() {
    let words = Array(repeating: "word", count: 100).joined(separator: " ")

    #expect(draw([.paragraph([.text(words)])], width: 200).split(separator: "\n")[0].count == 79)
  }

  @Test("No text in a lesson controls the terminal")
  func controlCharacters() {
    #expect(draw([.paragraph([.text("a\u{1B}[2Jb")])]) == "a\\u{1b}[2Jb")
    #expect(draw([.code(language: nil, text: "a\u{1B}b")]) == "    a\\u{1b}b")
  }
}
