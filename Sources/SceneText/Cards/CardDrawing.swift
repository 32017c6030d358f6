package import SceneModel

/// A drawing of an app as cards that are legible from a distance, with upright stacks side by side.
package struct CardDrawing {
  private let deck: CardDeck

  /// Creates the drawing of an app.
  ///
  /// - Parameter snapshot: The state of the app.
  package init(_ snapshot: Snapshot) {
    deck = CardDeck(snapshot)
  }

  /// Returns the drawn cards, in several rows if they do not fit side by side.
  ///
  /// A stack with more than eight screens shows its root and its top, and the number of screens between them. With few
  /// rows, stacks are folded sooner, and finally only the cards beside the user's own are drawn.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - limit: The maximum number of rows, at least `fewestRows`; nil for any number.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout, rows limit: Int? = nil) -> [StyledText] {
    let perRow = max(1, (layout.width + Self.gap) / (Self.narrowest + Self.gap))
    let cards = deck.cards
    let rows = stride(from: 0, to: cards.count, by: perRow).map { start in
      Array(cards[start..<min(start + perRow, cards.count)])
    }
    let limit = limit.map { max($0, Self.fewestRows) } ?? .max
    for height in stride(from: Self.highest, through: Self.lowest, by: -1) {
      let lines = draw(rows, upTo: height, layout)
      if lines.count <= limit { return lines }
    }
    let isOwn = { (row: [Card]) in row.contains { $0.levels.contains(where: \.isFocus) } }
    guard let own = rows.first(where: isOwn) ?? rows.first else { return [] }
    let hidden = cards.count - own.count
    let drawn = draw([own], upTo: max(Self.lowest, min(limit - 4, Self.highest)), layout)
    let places = hidden == 1 ? "1 more place" : "\(hidden) more places"
    guard hidden > 0, drawn.count < limit else { return drawn }
    return drawn + [StyledText("  \(layout.signs.ellipsis) \(places)", .secondary)]
  }

  /// The minimum number of rows in a drawing.
  package static let fewestRows = lowest + 4

  /// The minimum width of a card with its frame and a mark, in columns.
  private static let narrowest = 20
  private static let widest = 30
  private static let gap = 1
  private static let highest = 8
  private static let lowest = 3

  private func draw(_ rows: [[Card]], upTo height: Int, _ layout: TextLayout) -> [StyledText] {
    Array(rows.map { draw($0, upTo: height, layout) }.joined(separator: [StyledText()]))
  }

  private func draw(_ cards: [Card], upTo most: Int, _ layout: TextLayout) -> [StyledText] {
    let share = (layout.width + Self.gap) / cards.count - Self.gap
    let width = min(share, Self.widest)
    let height = min(cards.map(\.levels.count).max() ?? 0, most)
    let drawn = cards.map {
      CardFace($0, width: width, height: max(height, 1), layout: layout).lines
    }
    return (0..<(max(height, 1) + 3)).map { index in
      var line = StyledText()
      for (number, face) in drawn.enumerated() {
        line.pad(to: number * (width + Self.gap))
        line += face[index]
      }
      return line.withoutBlanksAtEnd
    }
  }
}

extension StyledText {
  /// The line without trailing blanks.
  fileprivate var withoutBlanksAtEnd: StyledText {
    var spans = spans
    while let last = spans.last, last.text.hasSuffix(" ") {
      spans.removeLast()
      let text = String(last.text.reversed().drop { $0 == " " }.reversed())
      if !text.isEmpty {
        spans.append(Span(text, last.style))
        break
      }
    }
    return StyledText(spans)
  }
}
