/// The kind of a command's argument, which decides what completion offers.
package enum ArgumentKind: Hashable, Sendable {
  /// One of a few words.
  case keywords([String])
  /// The label of something that can be tapped.
  case tappable
  /// The label of a field.
  case field
  /// The label of a toggle.
  case toggle
  /// The label of a picker or menu.
  case picker
  /// An option of a picker or menu.
  case option
  /// A text that can be read on a row.
  case row
  /// A text that can be read on a row, or the word down.
  case rowOrDown
  /// A place in a list.
  case scrollTarget
  /// A tab.
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
  /// The rule of an issue that was reported.
  case issueRule
  /// The id of a fault of the catalogue, or the name of a topic of it.
  case fault
  /// A subject of an expectation.
  case subject
  /// The name of a moment or of a line of history.
  case moment
  /// The name of a branch that can be rejoined.
  case branch
  /// A file or folder, which the prompt looks up.
  case file
  /// A lesson, an exercise or a demo, which the prompt looks up.
  case course(CourseItem)
  /// The name of a setting.
  case setting
  /// A value of the setting before it.
  case settingValue
  /// Anything, for which there are no suggestions.
  case free
}
