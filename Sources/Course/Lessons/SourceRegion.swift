/// A named part of a source file, between `// region NAME` and `// endregion`.
package struct SourceRegion: Hashable, Sendable {
  /// The name of the region.
  package var name: String
  /// The text of the region, without the common indentation of its lines.
  package var text: String
  /// The line of the file that contains the first line of `text`, counted from 1.
  package var line: Int

  package init(name: String, text: String, line: Int) {
    self.name = name
    self.text = text
    self.line = line
  }
}
