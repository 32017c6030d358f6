/// A problem that SwiftUI would report on the console or silently ignore.
package struct Issue: Codable, Hashable, Sendable {
  /// The rule that was broken, such as `missing-destination`.
  package var rule: String
  /// The severity of the issue.
  package var severity: Severity
  /// A description of the event, its cause and the remedy.
  package var message: String
  /// The type of the view that the issue concerns, or nil if there is none.
  package var view: String?
  /// The source file that the issue concerns, or nil if the file is unknown.
  package var file: String?
  /// The line in `file`, counted from 1, or nil if the line is unknown.
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

  /// A severity of an issue.
  package enum Severity: String, Codable, Hashable, Sendable {
    /// The severity of an issue in an app that works, but not as intended.
    case warning
    /// The severity of an issue that prevents the intended effect.
    case error
  }
}
