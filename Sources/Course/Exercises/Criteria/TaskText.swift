/// The running text of a task, passage by passage, without its heading and its code.
struct TaskText: Hashable, Sendable {
  /// The passages: paragraphs and the entries of lists, each with single blanks and without marks of Markdown.
  let passages: [String]

  /// Takes the text out of a task.
  init(_ blocks: [Block]) {
    passages = blocks.flatMap(Self.passages).map(Self.normalised).filter { !$0.isEmpty }
  }

  private static func passages(of block: Block) -> [String] {
    switch block {
    case .paragraph(let inlines): [inlines.plainText]
    case .list(_, let items): items.flatMap { $0.flatMap(passages) }
    case .quote(let blocks), .trial(let blocks): blocks.flatMap(passages)
    // A heading names a part, code is there to be typed, and the rest stands in lessons only.
    case .heading, .code, .source, .transcript, .prediction, .quiz, .task, .teacher, .rule: []
    }
  }

  /// A text as it is compared: with single blanks, and without marks of Markdown.
  static func normalised(_ text: String) -> String {
    text.filter { $0 != "*" && $0 != "`" }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
