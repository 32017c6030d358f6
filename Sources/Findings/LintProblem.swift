/// A reason why a file was not checked, or was checked only partly.
package struct LintProblem: Hashable, Sendable, Codable {
  /// The path of the file, as given.
  package var file: String
  /// The line of the problem, counted from 1, or nil if the problem concerns the complete file.
  package var line: Int?
  /// A description of the problem and its remedy.
  package var message: String
  /// The part of the file that was checked despite the problem.
  package var extent: Extent

  package init(file: String, line: Int? = nil, message: String, extent: Extent) {
    self.file = file
    self.line = line
    self.message = message
    self.extent = extent
  }

  /// A part of a file that was checked.
  package enum Extent: String, Hashable, Sendable, Codable {
    /// No part, because the file could not be read.
    case nothing
    /// The part that could be parsed.
    case part
  }
}
