/// A line of a cell that something is done with.
package struct CellLine: Hashable, Sendable {
  /// The line, without the mark that tells what it is for.
  package var text: String
  /// The line of `Lesson.md` on which it stands, counted from 1.
  package var line: Int

  package init(_ text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
