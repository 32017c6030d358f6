/// A mistake in a lesson or exercise, with its position.
package struct ContentProblem: Error, Hashable, Sendable {
  /// The path of the file or folder that contains the mistake.
  package var file: String
  /// The position in the file, or nil if the problem concerns the whole file.
  package var position: Position?
  /// The description of the fault and, after a semicolon, the advice.
  package var message: String

  package init(file: String, position: Position? = nil, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// A position in a text file, with a line and a column that are counted from 1.
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
