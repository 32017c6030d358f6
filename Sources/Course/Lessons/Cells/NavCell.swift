/// A fenced `nav` block of a lesson, with commands on lines that begin with `> `, each followed by its output.
package struct NavCell: Hashable, Sendable {
  /// The text of the block, exactly as in the lesson.
  package var text: String
  /// The line of `Lesson.md` that contains the first line of `text`, counted from 1.
  package var line: Int

  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
