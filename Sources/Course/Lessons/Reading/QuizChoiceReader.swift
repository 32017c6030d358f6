/// A reader of a quiz's list item, which consists of a box, the choice and an explanation.
struct QuizChoiceReader {
  /// The blocks of the item.
  let item: [Block]

  /// Returns the choice, or nil if the item has another form.
  func choice(at position: ContentProblem.Position, log: inout ProblemLog) -> QuizCell.Choice? {
    guard case .paragraph(let inlines)? = item.first, let isRight = Self.box(of: inlines) else {
      log.report("a choice must begin with '[ ]', or with '[x]' if it is right", at: position)
      return nil
    }
    let lineEnd = inlines.firstIndex { $0 == .softBreak || $0 == .lineBreak }
    let first = Self.dropping(3, from: Array(inlines[..<(lineEnd ?? inlines.endIndex)]))
    var why = Array(item.dropFirst())
    if let lineEnd { why.insert(.paragraph(Array(inlines[(lineEnd + 1)...])), at: 0) }
    let name = first.plainText.trimmingWhitespace()
    guard !name.isEmpty else {
      log.report("a choice is empty; write its text after the box", at: position)
      return nil
    }
    guard !why.isEmpty else {
      log.report("the choice '\(name)' has no explanation; write one below", at: position)
      return nil
    }
    return QuizCell.Choice(first, isRight: isRight, why: why)
  }

  /// Returns whether the box before a choice is checked, or nil if there is no box.
  private static func box(of inlines: [Inline]) -> Bool? {
    switch inlines.plainText.prefix(4) {
    case "[ ] ": false
    case "[x] ", "[X] ": true
    default: nil
    }
  }

  /// Returns the text without a number of leading characters and the blanks after them.
  private static func dropping(_ count: Int, from inlines: [Inline]) -> [Inline] {
    var left = count
    var rest = inlines[...]
    while let first = rest.first, case .text(let text) = first {
      rest.removeFirst()
      let remaining = text.dropFirst(left)
      left -= text.count - remaining.count
      let trimmed = left == 0 ? remaining.drop(while: \.isWhitespace) : remaining
      guard trimmed.isEmpty else { return [.text(String(trimmed))] + rest }
    }
    return Array(rest)
  }
}
