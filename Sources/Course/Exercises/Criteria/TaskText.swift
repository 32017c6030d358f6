/// The running text of a task, passage by passage, without headings and code.
struct TaskText: Hashable, Sendable {
  /// The passages: paragraphs and list items, each with single blanks and without Markdown syntax.
  let passages: [String]

  /// Extracts the text from a task.
  init(_ blocks: [Block]) {
    passages = blocks.flatMap(Self.passages).map(Self.normalised).filter { !$0.isEmpty }
  }

  private static func passages(of block: Block) -> [String] {
    switch block {
    case .paragraph(let inlines): [inlines.plainText]
    case .list(_, let items): items.flatMap { $0.flatMap(passages) }
    case .quote(let blocks), .trial(let blocks): blocks.flatMap(passages)
    // A heading only names a part, code is meant to be typed, and other blocks occur only in
    // lessons.
    case .heading, .code, .source, .transcript, .prediction, .quiz, .task, .teacher, .rule: []
    }
  }

  /// Returns text in the form for comparison: with single blanks, and without Markdown syntax.
  static func normalised(_ text: String) -> String {
    text.filter { $0 != "*" && $0 != "`" }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
