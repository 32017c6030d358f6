/// A problem that SwiftUI would report on the console, or ignore silently.
package struct Issue: Codable, Hashable, Sendable {
  /// The rule that was broken, such as `missing-destination`.
  package var rule: String
  /// The severity.
  package var severity: Severity
  /// The event, its reason and the advice, in plain words.
  package var message: String
  /// The view's type concerned.
  package var view: String?
  /// The source file of the code, if known.
  package var file: String?
  /// The line in `file`, counted from 1.
  package var line: Int?

  package init(
    rule: String,
    severity: Severity,
    message: String,
    view: String? = nil,
    file: String? = nil,
    line: Int? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.view = view
    self.file = file
    self.line = line
  }

  /// The severity of an issue.
  package enum Severity: String, Codable, Hashable, Sendable {
    /// The app works, but not as its author expects.
    case warning
    /// The intended effect did not happen.
    case error
  }
}
