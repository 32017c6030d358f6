/// The groups of commands in the help.
package enum CommandGroup: String, Hashable, Sendable, CaseIterable {
  /// The actions of a user with a finger or the keyboard.
  case gestures = "as a person"
  /// The changes that the app's own code makes to its state.
  case state = "as the app's code"
  /// The events from outside the app.
  case outside = "from outside"
  /// Commands that only show something.
  case looking = "looking"
  /// Commands that move through history.
  case time = "time travel"
  /// Expectations.
  case judging = "judging"
  /// Lessons and exercises.
  case course = "the course"
  /// The session itself.
  case session = "session"
}

extension CommandGroup {
  /// The group as a heading.
  package var title: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
