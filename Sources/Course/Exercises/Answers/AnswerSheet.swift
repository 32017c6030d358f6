/// The learner's answers, each of which follows the name of its check as in `NAME: ANSWER`.
package struct AnswerSheet: Hashable, Sendable {
  /// The answers that are not empty, keyed by the names of their checks.
  package var answers: [String: Answer]

  package init(answers: [String: Answer]) {
    self.answers = answers
  }

  /// The learner's answer for one check.
  package struct Answer: Hashable, Sendable {
    /// The text after the colon and on the following lines, without surrounding blanks.
    package var text: String
    /// The position in the file at which the answer begins.
    package var position: ContentProblem.Position

    package init(_ text: String, at position: ContentProblem.Position) {
      self.text = text
      self.position = position
    }
  }
}

extension AnswerSheet {
  /// Reads a sheet of answers from text.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The name to use in messages.
  ///   - names: The names of the checks.
  /// - Returns: The answers.
  /// - Throws: The problems of all lines that belong to no check.
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
