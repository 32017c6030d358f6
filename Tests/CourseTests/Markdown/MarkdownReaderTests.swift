import Testing

@testable import Course

@Suite("Reading Markdown")
struct MarkdownReaderTests {
  private func read(
    _ text: String,
    dialect: MarkdownReader.Dialect = .lesson([])
  ) -> (blocks: [Block], problems: [String]) {
    var reader = MarkdownReader(dialect: dialect, log: ProblemLog(file: "a.md", lineOffset: 10))
    let blocks = reader.blocks(of: text)
    return (blocks, reader.log.problems.map(\.description))
  }

  @Test("Nested lists, quotes and rules are kept")
  func structure() {
    let (blocks, problems) = read(
      """
      3. one
         - inner
      4. two

      > said [so](https://example.com)\\
      twice

      ---
      """
    )

    #expect(problems.isEmpty)
    #expect(
      blocks == [
        .list(
          start: 3,
          items: [
            [
              .paragraph([.text("one")]),
              .list(start: nil, items: [[.paragraph([.text("inner")])]]),
            ],
            [.paragraph([.text("two")])],
          ]
        ),
        .quote([
          .paragraph([
            .text("said "), .link([.text("so")], destination: "https://example.com"), .lineBreak,
            .text("twice"),
          ])
        ]),
        .rule,
      ]
    )
  }

  @Test(
    "Elements that a terminal cannot show, or code that cannot run, are reported",
    arguments: [
      (
        "![a](b.png)",
        "a.md:11:1: a terminal cannot show this (image); use paragraphs, lists, quotes and code"
      ),
      (
        "\n<div>x</div>",
        "a.md:12:1: a terminal cannot show this (html block); use paragraphs, lists, quotes and code"
      ),
      ("```nav\n```", "a.md:11:1: this 'nav' cell is empty; write '> ' and a command in it"),
      (
        "```nav\ntree\n```",
        "a.md:12:1: a 'nav' cell must start with a command; write '> ' before it"
      ),
      (
        "- item\n\n  ```nav\n  > tree\n  ```",
        "a.md:13:3: a 'nav' cell cannot be in a list or a quote; move it out"
      ),
      ("```nav now\n> tree\n```", "a.md:11:1: 'nav' takes only 'predict=…'; remove 'now'"),
      (
        "```swift\nlet a = 1\n```",
        """
        a.md:11:1: Swift code in a lesson must come from App.swift; write 'swift app region=NAME', or \
        'text' for a fragment that is not compiled
        """
      ),
      (
        "```swift app region=x\n```",
        "a.md:11:1: App.swift has no region 'x'; mark it with '// region x'"
      ),
      (
        "```swift app region=x\nlet a = 1\n```",
        "a.md:12:1: the code comes from App.swift; leave this block empty"
      ),
    ]
  )
  func mistakes(text: String, problem: String) {
    #expect(read(text).problems == [problem])
  }

  @Test("A task may show Swift, but no cells")
  func task() {
    let (blocks, problems) = read("```swift\nlet a = 1\n```\n```nav\n> tree\n```", dialect: .task)

    #expect(blocks == [.code(language: "swift", text: "let a = 1\n")])
    #expect(
      problems == [
        "a.md:14:1: a task cannot have 'nav' cells, because nothing runs them; use 'text'"
      ]
    )
  }
}
