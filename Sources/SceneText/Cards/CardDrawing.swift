package import SceneModel

/// Draws an app as cards that can be read from the back of a room: the stacks stand upright, side by side.
package struct CardDrawing {
  private let deck: CardDeck

  /// Prepares the drawing of an app.
  ///
  /// - Parameter snapshot: The app.
  package init(_ snapshot: Snapshot) {
    deck = CardDeck(snapshot)
  }

  /// Draws the cards, in several rows where they do not fit beside each other.
  ///
  /// A stack that is higher than eight screens shows its root and its top, and how many are between.
  ///
  /// - Parameter layout: The room and the signs to draw with.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let perRow = max(1, (layout.width + Self.gap) / (Self.narrowest + Self.gap))
    let cards = deck.cards
    var lines: [StyledText] = []
    for start in stride(from: 0, to: cards.count, by: perRow) {
      let row = Array(cards[start..<min(start + perRow, cards.count)])
      if !lines.isEmpty { lines.append(StyledText()) }
      lines += draw(row, layout)
    }
    return lines
  }

  /// The narrowest card with its frame and with room for a mark beside it, in columns.
  private static let narrowest = 20
  private static let widest = 30
  private static let gap = 1
  private static let highest = 8

  private func draw(_ cards: [Card], _ layout: TextLayout) -> [StyledText] {
    let share = (layout.width + Self.gap) / cards.count - Self.gap
    let width = min(share, Self.widest)
    let height = min(cards.map(\.levels.count).max() ?? 0, Self.highest)
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
  /// The line without blanks at its end.
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
