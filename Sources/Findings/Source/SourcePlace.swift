/// A range of a source file.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// The file path, as given.
  package var file: String
  /// The place where it begins.
  package var start: SourcePosition
  /// The end of the range, after its last character.
  package var end: SourcePosition

  package init(file: String, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }
}
