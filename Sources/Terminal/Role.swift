/// A role of a piece of text, which determines the text's colour.
package enum Role: String, CaseIterable, Hashable, Sendable {
  /// The heading of the following text.
  case heading
  /// The place that has the focus.
  case focus
  /// Added text.
  case added
  /// Removed text.
  case removed
  /// Changed text.
  case changed
  /// Text of minor importance.
  case quiet
  /// A report of a failure.
  case error
  /// A warning.
  case warning
  /// A report of success.
  case success
  /// Text for a user to type.
  case command
  /// Output from the app itself.
  case console
}
