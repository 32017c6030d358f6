/// The reason why a file was not judged, or not wholly.
package struct LintProblem: Hashable, Sendable, Codable {
  /// The path of the file, as it was given.
  package var file: String
  /// The line where it goes wrong, from 1; nil where the whole file is concerned.
  package var line: Int?
  /// The fault and the advice.
  package var message: String
  /// The part of the file that was judged all the same.
  package var extent: Extent

  package init(file: String, line: Int? = nil, message: String, extent: Extent) {
    self.file = file
    self.line = line
    self.message = message
    self.extent = extent
  }

  /// The part of a file that was judged.
  package enum Extent: String, Hashable, Sendable, Codable {
    /// Nothing: it could not be read.
    case nothing
    /// The part that could be understood.
    case part
  }
}
