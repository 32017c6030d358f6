/// A kind of command argument, which determines the completions.
package enum ArgumentKind: Hashable, Sendable {
  /// One of a few fixed words.
  case keywords([String])
  /// The label of an element that can be tapped.
  case tappable
  /// The label of a field.
  case field
  /// The label of a toggle.
  case toggle
  /// The label of a picker or menu.
  case picker
  /// An option of a picker or menu.
  case option
  /// A visible text on a row.
  case row
  /// A visible text on a row, or the word `down`.
  case rowOrDown
  /// A place in a list to scroll to.
  case scrollTarget
  /// The name of a tab.
  case tab
  /// The title of a screen below the visible one.
  case screenBelow
  /// A value that can be pushed.
  case route
  /// A list of values that can be pushed.
  case routes
  /// The name of a command.
  case command
  /// The name of a command or a topic.
  case helpSubject
  /// The rule of a reported issue.
  case issueRule
  /// The id of a fault, or the name of a topic, in the catalogue.
  case fault
  /// The subject of an expectation.
  case subject
  /// The name of a moment or line of history.
  case moment
  /// The name of a branch that can be rejoined.
  case branch
  /// A file or folder, whose name the prompt completes.
  case file
  /// A lesson, exercise or demo, whose name the prompt completes.
  case course(CourseItem)
  /// The name of a setting.
  case setting
  /// A value of the setting that precedes the argument.
  case settingValue
  /// Any text, without completions.
  case free
}
