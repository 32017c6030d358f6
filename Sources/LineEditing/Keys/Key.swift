/// A pressed key.
package enum Key: Hashable, Sendable {
  /// A character, possibly a control character such as Ctrl-A.
  case scalar(Unicode.Scalar)
  /// A key that sends an escape sequence.
  case special(Special)
  /// Pasted text.
  case paste([UInt8])
  /// A sequence of bytes that is not UTF-8.
  case noText

  /// A named key.
  ///
  /// The raw value is the code for libedit, a control character that cannot be typed.
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
    /// A character that combines with the previous character.
    case mark
    /// A key without a function.
    case other
  }
}
