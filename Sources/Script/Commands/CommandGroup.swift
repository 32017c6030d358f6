/// A group of commands in the help.
package enum CommandGroup: String, Hashable, Sendable, CaseIterable {
  /// Commands that act as a user does with a finger or the keyboard.
  case gestures = "as a person"
  /// Commands that change state as the app's own code does.
  case state = "as the app's code"
  /// Commands for events from outside the app.
  case outside = "from outside"
  /// Commands that show information without any other effect.
  case looking = "looking"
  /// Commands that move through history.
  case time = "time travel"
  /// Commands that check expectations.
  case judging = "judging"
  /// Commands about lessons and exercises.
  case course = "the course"
  /// Commands about the session itself.
  case session = "session"
}

extension CommandGroup {
  /// The title of the group, for use as a heading.
  package var title: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
