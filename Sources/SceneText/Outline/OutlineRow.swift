/// The content of an outline's row before the row is fitted to a width.
struct OutlineRow: Hashable {
  /// The pieces of the row, from left to right.
  var pieces: [Piece] = []
  /// The text in the column on the right, or nil if there is none.
  var aside: Aside?
  /// A Boolean value that indicates whether a row that does not fit continues on the next line instead of being
  /// shortened.
  var isWrapped = false

  /// A piece of the row.
  struct Piece: Hashable {
    var text: String
    var style: Style
    /// A Boolean value that indicates whether the middle of the text may be omitted if space is limited.
    var isCuttable = false
    /// A shorter text with the same meaning for narrow windows, or nil if there is none.
    var brief: String?
  }

  /// The text in the column on the right.
  struct Aside: Hashable {
    var text: String
    var style: Style
    /// A Boolean value that indicates whether the label on the left is shortened before this text is omitted.
    var isKept = false
    /// A Boolean value that indicates whether the text moves below the row if it does not fit beside the row.
    var isMovable = true
  }

  /// Adds a piece, preceded by a gap unless it is the first piece.
  mutating func add(
    _ text: String,
    _ style: Style = .plain,
    gap: Int = 2,
    isCuttable: Bool = false,
    brief: String? = nil
  ) {
    if !pieces.isEmpty {
      pieces.append(Piece(text: String(repeating: " ", count: gap), style: .plain))
    }
    pieces.append(Piece(text: text, style: style, isCuttable: isCuttable, brief: brief))
  }

  /// The number of columns that the pieces occupy.
  var columns: Int {
    pieces.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }

  /// Returns the pieces as text of a limited width.
  ///
  /// Long words are shortened first, followed by the middle of labels.
  func text(in room: Int, layout: TextLayout) -> StyledText {
    var pieces = pieces
    var excess = columns - room
    for index in pieces.indices where excess > 0 {
      guard let brief = pieces[index].brief else { continue }
      excess -= DisplayWidth.columns(of: pieces[index].text) - DisplayWidth.columns(of: brief)
      pieces[index].text = brief
    }
    var text = StyledText()
    for piece in pieces {
      let columns = DisplayWidth.columns(of: piece.text)
      if excess > 0, piece.isCuttable {
        let cut = layout.cut(piece.text, to: max(Self.shortestLabel, columns - excess))
        excess -= columns - DisplayWidth.columns(of: cut)
        text.append(cut, piece.style)
      } else {
        text.append(piece.text, piece.style)
      }
    }
    guard text.columns > room else { return text }
    return StyledText(layout.cut(text.plain, to: room), pieces.last?.style ?? .plain)
  }

  private static let shortestLabel = 5
}
