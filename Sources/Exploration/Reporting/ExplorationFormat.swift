/// The forms in which the findings of an exploration are reported.
package enum ExplorationFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for a user.
  case text
  /// One JSON value.
  case json
  /// JUnit's XML, a failing case for each finding.
  case junit
  /// Annotations of a GitHub workflow.
  case github
}
