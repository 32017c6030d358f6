/// The reason why a file was not checked, or only partly.
package struct LintProblem: Hashable, Sendable, Codable {
  /// The file path, as given.
  package var file: String
  /// The line of the problem, from 1; nil if it concerns the whole file.
  package var line: Int?
  /// The fault and the advice.
  package var message: String
  /// The part of the file that was checked anyway.
  package var extent: Extent

  package init(file: String, line: Int? = nil, message: String, extent: Extent) {
    self.file = file
    self.line = line
    self.message = message
    self.extent = extent
  }

  /// The checked part of a file.
  package enum Extent: String, Hashable, Sendable, Codable {
    /// Nothing: the file could not be read.
    case nothing
    /// The part that could be parsed.
    case part
  }
}
