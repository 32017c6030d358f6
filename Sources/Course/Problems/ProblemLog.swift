/// The problems met in one file, gathered so that an author sees them all at once.
struct ProblemLog {
  /// The file that is being read.
  let file: String
  /// The number of lines of the file before the text that positions are given for.
  var lineOffset = 0
  /// The problems that were found so far.
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

  /// Takes over what another log holds.
  mutating func append(_ other: ProblemLog) {
    problems += other.problems
  }

  /// Fails with everything that was reported, if anything was.
  func throwProblems() throws(ContentError) {
    guard problems.isEmpty else { throw ContentError(problems) }
  }
}
