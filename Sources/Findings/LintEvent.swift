/// One line of the output of `navlab-syntax`, which reports findings as soon as a file was checked.
package enum LintEvent: Hashable, Sendable, Codable {
  /// A mistake.
  case finding(Finding)
  /// A file that could not be checked, or only partly.
  case problem(LintProblem)
  /// The end, with the number of checked files; if it is missing, the linter has stopped too early.
  case end(fileCount: Int)
}
