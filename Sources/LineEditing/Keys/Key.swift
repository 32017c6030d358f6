/// A key that a person pressed.
package enum Key: Hashable, Sendable {
  /// A character, or a control character such as Ctrl-A.
  case scalar(Unicode.Scalar)
  /// A key that sends an escape sequence.
  case special(Special)
  /// Text that was pasted.
  case paste([UInt8])
  /// Bytes that are not UTF-8.
  case noText

  /// A key with a name.
  ///
  /// The raw value is the code that libedit is told, a control character that nobody can type.
  package enum Special: UInt32, CaseIterable, Hashable, Sendable {
    case up = 0x80
    case down
    case left
    case right
    case home
    case end
    case delete
    case wordLeft
    case wordRight
    case pageUp
    case pageDown
    case paste
    /// A character that stands on the one before it.
    case mark
    /// A key that means nothing here.
    case other
  }
}
