/// A part of a paragraph's text.
package indirect enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link([Inline], destination: String)
  /// A line break in the source that is equivalent to a space.
  case softBreak
  /// A line break that the author intends.
  case lineBreak
}

extension Inline {
  /// The text of the element without its styling.
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.plainText
    case .softBreak, .lineBreak: " "
    }
  }
}

extension [Inline] {
  /// The text of the elements without their styling.
  package var plainText: String {
    map(\.plainText).joined()
  }
}
