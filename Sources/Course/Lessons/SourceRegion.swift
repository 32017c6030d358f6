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

extension SourceRegion {
  /// Returns whether a line of a file is a comment that only begins or ends a region.
  ///
  /// - Parameter line: The line.
  /// - Returns: Whether it is `// region NAME` or `// endregion`.
  package static func isMark(_ line: Substring) -> Bool {
    SourceRegions.Marker(line) != nil
  }

  /// Returns a file's text without the comments that only begin or end a region.
  ///
  /// - Parameter source: The text.
  /// - Returns: The text without these lines.
  package static func unmarked(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).filter { !isMark($0) }
      .joined(separator: "\n")
  }
}
