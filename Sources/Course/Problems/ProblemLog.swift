/// The problems in one file, collected so that an author sees all of them together.
struct ProblemLog {
  /// The path of the file.
  let file: String
  /// The number of lines in the file before the text that positions refer to.
  var lineOffset = 0
  /// The problems that have been reported.
  private(set) var problems: [ContentProblem] = []

  init(file: String, lineOffset: Int = 0) {
    self.file = file
    self.lineOffset = lineOffset
  }

  mutating func report(_ message: String, at position: ContentProblem.Position) {
    let place = ContentProblem.Position(
      line: position.line + lineOffset,
      column: position.column
    )
    problems.append(ContentProblem(file: file, position: place, message: message))
  }

  mutating func append(_ error: ContentError) {
    problems += error.problems
  }

  /// Appends the problems of another log.
  mutating func append(_ other: ProblemLog) {
    problems += other.problems
  }

  /// Throws an error with all reported problems, if there are any.
  func throwProblems() throws(ContentError) {
    guard problems.isEmpty else { throw ContentError(problems) }
  }
}
