/// One mistake in a lesson or exercise, with its place.
package struct ContentProblem: Error, Hashable, Sendable {
  /// The file or folder with the mistake.
  package var file: String
  /// The place in the file, or nil if the problem concerns the whole file.
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
  /// The problem in the format of compilers, `file:line:column: message`.
  package var description: String {
    guard let position else { return "\(file): \(message)" }
    return "\(file):\(position.line):\(position.column): \(message)"
  }
}
