/// What a piece of text means, which decides how it is coloured.
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
  /// What went wrong.
  case error
  /// What deserves a look.
  case warning
  /// What is as it should be.
  case success
  /// Something to type.
  case command
  /// What the app itself printed.
  case console
}
