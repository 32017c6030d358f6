/// A position in a script, which consists of an optional file, a line and a column.
package struct ScriptPosition: Hashable, Sendable, CustomStringConvertible {
  /// The name of the script's file, or nil for a line typed at the prompt.
  package var file: String?
  /// The number of the line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int

  /// Creates a position from its line and column.
  ///
  /// - Parameters:
  ///   - file: The name of the script's file, if it has one.
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  package init(file: String? = nil, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The position as `file:line:column`, or as `column N` for a line typed at the prompt.
  package var description: String {
    file.map { "\($0):\(line):\(column)" } ?? "column \(column)"
  }
}
