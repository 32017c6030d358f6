/// A correction of the quotation marks and brackets in an unreadable line.
struct Repair {
  private let line: String

  init(_ line: String) {
    self.line = line
  }

  /// The suggested line, or nil if no repair produces a valid command.
  var correction: String? {
    guard line.utf8.count <= Self.longestLine else { return nil }
    // A line with several commands would become one long label.
    let words = line.split(separator: " ").map(String.init)
    if case .advice? = LooseLine(words)?.meaning { return nil }
    return candidates.first(where: isCommand)
  }

  private var candidates: [String] {
    let straight = straightened
    let closed = ["\"", ")", "]", ")]", "\")", "\"]", "\")]"].map { straight + $0 }
    return (straight == line ? [] : [straight]) + closed + quoted(straight)
  }

  /// Returns whether a candidate is a valid command.
  private func isCommand(_ candidate: String) -> Bool {
    do throws(ScriptError) {
      return try Statement(reading: candidate, file: nil, line: 1) != nil
    } catch {
      return false
    }
  }

  /// The line with straight quotation marks instead of typographic and foreign ones.
  private var straightened: String {
    var text = ""
    for (index, character) in zip(line.indices, line) {
      switch character {
      case "“", "”", "„", "«", "»": text.append("\"")
      case "‘", "’", "'": text.append(isOutside(index) ? "\"" : character)
      default: text.append(character)
      }
    }
    return text.drop { $0.isWhitespace }.trimmingEnd
  }

  /// Returns whether a single quotation mark is at the edge of a word, and is therefore not an apostrophe.
  private func isOutside(_ index: String.Index) -> Bool {
    let after = line.index(after: index)
    let isLast = after == line.endIndex || !(line[after].isLetter || line[after].isNumber)
    guard index > line.startIndex else { return true }
    return isLast || line[line.index(before: index)].isWhitespace
  }

  /// Returns candidates for the line, with different parts of the line in quotation marks.
  private func quoted(_ text: String) -> [String] {
    let words = text.split(separator: " ")
    guard let first = words.first, Self.takesLabels.contains(String(first)) else { return [] }
    return (1..<max(1, min(words.count, 4))).compactMap { start in
      let head = words[..<start].joined(separator: " ")
      let tail = Array(words[start...])
      guard let middle = tail.dropFirst().firstIndex(where: Self.keywords.contains) else {
        return Self.together(tail).map { "\(head) \($0)" }
      }
      let rest = Array(tail[(middle + 1)...])
      guard let left = Self.together(Array(tail[..<middle])),
        let right = rest.isEmpty ? "" : Self.together(rest)
      else { return nil }
      return "\(head) \(left) \(tail[middle])\(right.isEmpty ? "" : " ")\(right)"
    }
  }

  /// Returns the words as a label, quoted if there are several, or nil if they cannot be a label.
  private static func together(_ words: [Substring]) -> String? {
    let text = words.joined(separator: " ")
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    if isQuoted, text.count(where: { $0 == "\"" }) == 2 { return text }
    guard let first = text.first, first.isLetter || first.isNumber, !text.contains("\"") else {
      return nil
    }
    return words.count == 1 ? text : "\"\(text)\""
  }

  /// The words of commands whose arguments are visible labels.
  private static let takesLabels: Set<String> = [
    TapCommand.word, HoldCommand.word, BackCommand.word, TabCommand.word, TypeCommand.word,
    ToggleCommand.word,
    PickCommand.word, ScrollCommand.word, SwipeCommand.word, MoveCommand.word,
    SearchCommand.word, ExpectCommand.word,
  ]

  private static let keywords: Set<Substring> = ["into", "in", "up", "down", "left", "right"]

  private static let longestLine = 1000
}

extension Substring {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }
}
