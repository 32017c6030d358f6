/// A meaningful line of a cell.
package struct CellLine: Hashable, Sendable {
  /// The text of the line, without the mark that states its purpose.
  package var text: String
  /// The number of the line in `Lesson.md`, counted from 1.
  package var line: Int

  package init(_ text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
