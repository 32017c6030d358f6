/// A named part of a source file, between `// region NAME` and `// endregion`.
package struct SourceRegion: Hashable, Sendable {
  /// The region's name.
  package var name: String
  /// The lines of the region, without their common indentation.
  package var text: String
  /// The line of the file with the first line of `text`, counted from 1.
  package var line: Int

  package init(name: String, text: String, line: Int) {
    self.name = name
    self.text = text
    self.line = line
  }
}
