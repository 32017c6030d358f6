/// A problem that SwiftUI would report on the console, or ignore silently.
package struct RuntimeIssue: Hashable, Sendable {
  /// The rule that was broken.
  package var rule: String
  /// The severity.
  package var severity: Severity
  /// The event, its reason and the advice, in plain words.
  package var message: String
  /// The type of the view concerned.
  package var view: String?

  package init(rule: String, severity: Severity, message: String, view: String? = nil) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.view = view
  }

  /// The severity of an issue.
  package enum Severity: String, Hashable, Sendable {
    /// The app works, but not as its author expects.
    case warning
    /// The intended effect did not happen.
    case error
  }
}
