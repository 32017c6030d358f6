/// A place in a source file, in forms for readers and for programs.
package struct SourcePosition: Hashable, Sendable, Codable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in Unicode scalars, as SARIF counts them.
  package var column: Int
  /// The number of UTF-8 bytes before it.
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
