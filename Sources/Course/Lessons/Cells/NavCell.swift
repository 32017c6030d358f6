/// A fenced `nav` block of a lesson: `> ` lines with commands, each followed by its output.
package struct NavCell: Hashable, Sendable {
  /// The lines of the block as in the lesson.
  package var text: String
  /// The line of `Lesson.md` with the first line of `text`, counted from 1.
  package var line: Int

  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
