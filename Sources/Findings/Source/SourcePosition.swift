/// A position in a source file, as a line and a column for people and as an offset for programs.
package struct SourcePosition: Hashable, Sendable, Codable {
  /// The line of the position, counted from 1.
  package var line: Int
  /// The column of the position, counted from 1 in Unicode scalars, as in SARIF.
  package var column: Int
  /// The number of UTF-8 bytes before the position.
  package var offset: Int

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension SourcePosition: Comparable {
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    left.offset < right.offset
  }
}
