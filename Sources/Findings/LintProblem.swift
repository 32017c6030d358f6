/// What kept a file from being judged, or from being judged wholly.
package struct LintProblem: Hashable, Sendable, Codable {
  /// The path of the file, as it was given.
  package var file: String
  /// The line where it goes wrong, from 1; nil where the whole file is concerned.
  package var line: Int?
  /// What is wrong, and what to do.
  package var message: String
  /// How much of the file was judged all the same.
  package var extent: Extent

  package init(file: String, line: Int? = nil, message: String, extent: Extent) {
    self.file = file
    self.line = line
    self.message = message
    self.extent = extent
  }

  /// How much of a file was judged.
  package enum Extent: String, Hashable, Sendable, Codable {
    /// Nothing: it could not be read.
    case nothing
    /// What could be understood.
    case part
  }
}
