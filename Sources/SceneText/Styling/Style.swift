/// The meaning of a piece of text, which decides its colour or emphasis in a terminal.
///
/// Style never carries meaning alone: the text is complete without it.
package enum Style: String, Hashable, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// Lines and words that form the frame of a drawing.
  case structure
  /// Less important text: a note, a fold, a hint.
  case secondary
  /// A heading or a title.
  case heading
  /// The focused place.
  case focus
  /// A value in Swift's syntax.
  case value
  /// Something that can be tapped.
  case control
  /// An addition.
  case added
  /// A removal.
  case removed
  /// A change.
  case changed
  /// A success.
  case success
  /// A warning.
  case warning
  /// A failure.
  case error
}
