extension AnswerSheet {
  /// Returns the text of a sheet with one answer changed, leaving comments and other answers as they were.
  ///
  /// - Parameters:
  ///   - answer: The answer; several lines are indented below the name.
  ///   - name: The name of the answer's check.
  ///   - text: The text of the sheet, which `read` accepts.
  /// - Returns: The text in which the answer replaces the previous one.
  package static func writing(_ answer: String, for name: String, into text: String) -> String {
    let rows = answer.split(separator: "\n").map { $0.trimmingWhitespace() }
    let (first, others) =
      rows.count == 1
      ? ("\(name): \(rows[0])", []) : ("\(name):", rows.map { "  \($0)" })
    var written: [String] = []
    var isThere = false
    var current: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = AnswerSheetReader.withoutComment(line)
      let comment = line.dropFirst(content.count)
      let isBlank = content.allSatisfy(\.isWhitespace)
      let isFurther = !isBlank && content.first?.isWhitespace == true && current != nil
      if !isBlank, !isFurther {
        current = content.prefix { $0 != ":" }.trimmingWhitespace()
      }
      switch (isBlank, isFurther) {
      case (true, _): written.append(String(line))
      case (false, _) where current != name: written.append(String(line))
      case (false, true):
        if !comment.isEmpty { written.append("  \(comment)") }
      case (false, false):
        written += [comment.isEmpty ? first : "\(first)  \(comment)"] + others
        isThere = true
      }
    }
    if !isThere {
      while written.last?.isEmpty == true { written.removeLast() }
      written += [first] + others + [""]
    }
    return written.joined(separator: "\n")
  }

  /// Returns the reason why a sheet cannot contain an answer, as a sentence, or nil if there is no obstacle.
  ///
  /// - Parameter answer: The answer.
  /// - Returns: The sentence.
  package static func obstacle(to answer: String) -> String? {
    let hasComment = answer.split(separator: "\n").contains {
      AnswerSheetReader.withoutComment($0).count < $0.count
    }
    guard hasComment else { return nil }
    return "In the file, a # after a space begins a comment; leave out the # or the space."
  }
}
