/// The groups that help lists commands in.
package enum CommandGroup: String, Hashable, Sendable, CaseIterable {
  /// What a person does with a finger or the keyboard.
  case gestures = "as a person"
  /// What the app's own code does with its state.
  case state = "as the app's code"
  /// What comes from outside the app.
  case outside = "from outside"
  /// Looking without touching anything.
  case looking = "looking"
  /// Going back and forth in time.
  case time = "time travel"
  /// Saying what should be.
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
