/// A piece of Swift source that is shown in one colour.
struct SwiftPiece: Hashable {
  /// A kind of piece, which determines the piece's colour.
  enum Kind: String, Hashable {
    /// Names, symbols and blanks.
    case plain
    case keyword
    /// A name that begins with a capital letter, like the name of a type.
    case type
    case string
    case comment
    case number
    /// A name after `@` or `#`.
    case attribute
  }

  var kind: Kind
  var text: String
}
