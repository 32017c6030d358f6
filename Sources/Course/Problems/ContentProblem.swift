/// One mistake in a lesson or an exercise, and where it is.
package struct ContentProblem: Error, Hashable, Sendable {
  /// The file or folder concerned.
  package var file: String
  /// The place in the file, or nil when the whole file is concerned.
  package var position: Position?
  /// The fault and, after a semicolon, the advice.
  package var message: String

  package init(file: String, position: Position? = nil, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// A place in a text file; both numbers count from 1.
  package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int = 1) {
      self.line = line
      self.column = column
    }
  }
}

extension ContentProblem: CustomStringConvertible {
  /// The problem as compilers print it, `file:line:column: message`.
  package var description: String {
    guard let position else { return "\(file): \(message)" }
    return "\(file):\(position.line):\(position.column): \(message)"
  }
}
