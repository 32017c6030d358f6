/// The meaning of a piece of text, from which a terminal chooses a colour or an emphasis.
///
/// Nothing is ever told by style alone: the text reads the same without it.
package enum Style: String, Hashable, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// Lines and words that hold a drawing together.
  case structure
  /// Text that matters less: a note, a fold, a hint.
  case secondary
  /// A heading or a title.
  case heading
  /// The place where the person is.
  case focus
  /// A value in Swift's syntax.
  case value
  /// Something that can be tapped.
  case control
  /// Something that has come.
  case added
  /// Something that has gone.
  case removed
  /// Something that is different now.
  case changed
  /// Something that went as it should.
  case success
  /// Something to look at.
  case warning
  /// Something that went wrong.
  case error
}
