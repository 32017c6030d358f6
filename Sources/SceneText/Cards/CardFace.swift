/// The lines of a card, all of equal width, with the title above the card.
struct CardFace {
  private let card: Card
  private let width: Int
  private let height: Int
  private let layout: TextLayout

  /// Creates the lines of a card.
  ///
  /// - Parameters:
  ///   - card: The card to draw.
  ///   - width: The width of the card in columns, including two for the mark beside it.
  ///   - height: The maximum number of screens to draw.
  ///   - layout: The character set.
  init(_ card: Card, width: Int, height: Int, layout: TextLayout) {
    self.card = card
    self.width = width
    self.height = height
    self.layout = layout
  }

  /// The title, the upper edge, the screens from the top of the stack down, and the lower edge.
  var lines: [StyledText] {
    let frame = Frame(card.isOver, layout.signs)
    let rule = String(repeating: frame.rule, count: inner + 2)
    let rows = rows
    let blank = frame.side + String(repeating: " ", count: inner + 2) + frame.side
    return [title, StyledText(" \(frame.topLeft)\(rule)\(frame.topRight)", .structure)]
      + Array(repeating: StyledText(" " + blank, .structure), count: height - rows.count)
      + rows.map { row(of: $0, frame) }
      + [StyledText(" \(frame.bottomLeft)\(rule)\(frame.bottomRight)", .structure)]
  }

  /// The number of columns inside the frame.
  private var inner: Int { max(1, width - 7) }

  private var title: StyledText {
    let signs = layout.signs
    let mark: String? =
      switch card.mark {
      case .none: nil
      case .selected: signs.selected
      case .unselected: signs.unselected
      case .over: signs.over
      }
    let text = [mark, card.title].compactMap(\.self).joined(separator: " ")
    let isOpen = card.mark != .unselected
    return StyledText("  " + layout.cut(text, to: width - 3), isOpen ? .heading : .secondary)
  }

  private var rows: [Row] {
    let levels = card.levels.reversed().map { Row.level($0) }
    guard levels.count > height, let root = levels.last else { return levels }
    let shown = levels.prefix(height - 2)
    return shown + [.fold(levels.count - shown.count - 1), root]
  }

  private func row(of row: Row, _ frame: Frame) -> StyledText {
    var line = StyledText(" \(frame.side) ", .structure)
    switch row {
    case .level(let level):
      line.append(layout.cut(level.name, to: inner), level.isFocus ? .focus : .plain)
    case .fold(let count):
      line.append(layout.cut("\(layout.signs.ellipsis) \(count) more", to: inner), .secondary)
    }
    line.pad(to: inner + 3)
    line.append(" \(frame.side)", .structure)
    if case .level(let level) = row, level.isFocus { line.append(" \(layout.signs.here)", .focus) }
    return line
  }

  private enum Row {
    case level(Card.Level)
    case fold(Int)
  }

  /// The characters for a card's edges, which are double lines for presented cards.
  private struct Frame {
    let topLeft: String
    let topRight: String
    let bottomLeft: String
    let bottomRight: String
    let rule: String
    let side: String

    init(_ isOver: Bool, _ signs: Signs) {
      let pieces =
        switch (signs, isOver) {
        case (.unicode, false): "┌┐└┘─│"
        case (.unicode, true): "╔╗╚╝═║"
        case (.ascii, false): "++++-|"
        case (.ascii, true): "####=H"
        }
      let parts = pieces.map(String.init)
      topLeft = parts[0]
      topRight = parts[1]
      bottomLeft = parts[2]
      bottomRight = parts[3]
      rule = parts[4]
      side = parts[5]
    }
  }
}
