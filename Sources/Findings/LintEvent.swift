/// One line of what `navlab-syntax` writes: findings come as soon as a file has been judged.
package enum LintEvent: Hashable, Sendable, Codable {
  /// A mistake.
  case finding(Finding)
  /// A file that could not be judged, or not wholly.
  case problem(LintProblem)
  /// The end, with the number of files that were looked at; without it the linter has stopped too early.
  case end(fileCount: Int)
}
