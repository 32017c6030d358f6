/// The meaning of a piece of text, which decides its colour.
package enum Role: String, CaseIterable, Hashable, Sendable {
  /// The name of what follows.
  case heading
  /// The place where the person is.
  case focus
  /// Something that was not there before.
  case added
  /// Something that is gone.
  case removed
  /// Something that is different from before.
  case changed
  /// Something that matters less.
  case quiet
  /// Something that went wrong.
  case error
  /// Something that deserves a look.
  case warning
  /// Something that is as it should be.
  case success
  /// Something to type.
  case command
  /// Output of the app itself.
  case console
}
