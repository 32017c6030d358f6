/// The prose of a task in passages, without headings and code.
struct TaskText: Hashable, Sendable {
  /// The paragraphs and list items of the task, with single blanks and without Markdown syntax.
  let passages: [String]

  /// Creates the text from the blocks of a task.
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

  /// Returns text in a form for comparison, with single blanks and without Markdown syntax.
  static func normalised(_ text: String) -> String {
    text.filter { $0 != "*" && $0 != "`" }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
