/// The meaning of a piece of text, which decides its colour.
package enum Role: String, CaseIterable, Hashable, Sendable {
  /// The name of what follows.
  case heading
  /// The focused place.
  case focus
  /// An addition.
  case added
  /// A removal.
  case removed
  /// A change.
  case changed
  /// Less important text.
  case quiet
  /// A failure.
  case error
  /// A warning.
  case warning
  /// A success.
  case success
  /// Something to type.
  case command
  /// Output of the app itself.
  case console
}
