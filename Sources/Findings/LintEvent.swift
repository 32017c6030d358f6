/// A line of output from `navlab-syntax`, which reports each file's findings as soon as it has checked the file.
package enum LintEvent: Hashable, Sendable, Codable {
  /// A finding in a checked file.
  case finding(Finding)
  /// A file that was not checked, or was checked only partly.
  case problem(LintProblem)
  /// The end of the output, with the number of checked files.
  ///
  /// If the end is missing, the linter has stopped too early.
  case end(fileCount: Int)
}
