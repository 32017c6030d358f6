/// A format for reporting the findings of an exploration.
package enum ExplorationFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of text for a user.
  case text
  /// A single JSON value.
  case json
  /// JUnit's XML, with a failing case for each finding.
  case junit
  /// Annotations for a GitHub workflow.
  case github
}
