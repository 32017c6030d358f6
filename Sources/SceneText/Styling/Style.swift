/// A meaning of a piece of text, which determines the text's colour or emphasis in a terminal.
///
/// Style never carries meaning alone: the text is complete without it.
package enum Style: String, Hashable, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// Lines and words that form the frame of a drawing.
  case structure
  /// Less important text, such as a note, a fold or a hint.
  case secondary
  /// A heading or a title.
  case heading
  /// The focused place.
  case focus
  /// A value in Swift's syntax.
  case value
  /// A control that can be tapped.
  case control
  /// Text that was added.
  case added
  /// Text that was removed.
  case removed
  /// Text that has changed.
  case changed
  /// A message about a success.
  case success
  /// A warning.
  case warning
  /// A message about a failure.
  case error
}
