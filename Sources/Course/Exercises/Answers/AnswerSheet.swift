/// The learner's answers below the names of the checks, one `NAME: ANSWER` for each.
package struct AnswerSheet: Hashable, Sendable {
  /// The answers by the names of the checks; what was left empty is not among them.
  package var answers: [String: Answer]

  package init(answers: [String: Answer]) {
    self.answers = answers
  }

  /// The learner's answer for one check.
  package struct Answer: Hashable, Sendable {
    /// The text behind the colon and in the lines below, without blanks around it.
    package var text: String
    /// The place in its file where it begins.
    package var position: ContentProblem.Position

    package init(_ text: String, at position: ContentProblem.Position) {
      self.text = text
      self.position = position
    }
  }
}

extension AnswerSheet {
  /// Reads a sheet.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The name that messages use for it.
  ///   - names: The names of the checks.
  /// - Returns: The answers.
  /// - Throws: Every line that belongs to no check.
  package static func read(
    _ text: String,
    file: String,
    names: [String]
  ) throws(ContentError) -> AnswerSheet {
    var reader = AnswerSheetReader(file: file, names: names)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      reader.read(line, number: index + 1)
    }
    return try reader.sheet()
  }
}
