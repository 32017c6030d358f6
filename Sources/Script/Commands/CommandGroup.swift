/// The groups that help lists commands in.
package enum CommandGroup: String, Hashable, Sendable, CaseIterable {
  /// The actions of a person with a finger or the keyboard.
  case gestures = "as a person"
  /// The changes that the app's own code makes to its state.
  case state = "as the app's code"
  /// The events from outside the app.
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
