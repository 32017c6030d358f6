/// A range of a source file.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// The path of the file as given.
  package var file: String
  /// The start of the range.
  package var start: SourcePosition
  /// The end of the range, directly after the last character.
  package var end: SourcePosition

  package init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }
}
