/// The content of one row of an outline, before it is fitted to a width.
struct OutlineRow: Hashable {
  /// The pieces from left to right.
  var pieces: [Piece] = []
  /// The text in the column on the right.
  var aside: Aside?
  /// Whether the row goes on below where it has no room, and is not cut.
  var isWrapped = false

  /// A piece of the row.
  struct Piece: Hashable {
    var text: String
    var style: Style
    /// Whether the middle of the text may be left out when room is short.
    var isCuttable = false
    /// A shorter text that says the same, for when room is short.
    var brief: String?
  }

  /// The text in the column on the right.
  struct Aside: Hashable {
    var text: String
    var style: Style
    /// Whether the label on the left is shortened before this is left out.
    var isKept = false
    /// Whether it moves below the row where it has no room beside it.
    var isMovable = true
  }

  /// Adds a piece after a gap, where something stands before it.
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

  /// The columns that the pieces take.
  var columns: Int {
    pieces.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }

  /// The pieces as text in a given room; long words give way first, then the middle of labels.
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
