import Grading
import SceneText

/// A picture of one card, with the card's title, frame and stacked screens.
struct CardPicture {
  private let card: Card
  private let width: Int

  /// The width of a card if there is enough space.
  static let widest = 260

  private static let titleHeight = 24
  private static let padding = 8
  private static let overlap = 5
  /// The maximum number of screens that a card shows without omitting any.
  private static let highest = 7

  init(_ card: Card, width: Int) {
    self.card = card
    self.width = width
  }

  /// The minimum height of the card.
  var height: Int {
    Self.titleHeight + 2 * Self.padding + max(stackHeight, Row.plainHeight)
  }

  /// Returns the card as SVG markup.
  ///
  /// - Parameters:
  ///   - x: The position of its left edge.
  ///   - y: The position of its upper edge.
  ///   - height: The height; the root is at the bottom.
  /// - Returns: The elements in a group.
  func markup(x: Int, y: Int, height: Int) -> Markup {
    var content = [title, frame(height)]
    var bottom = height - Self.padding
    for row in rows {
      content += row.markup(bottom: bottom, width: width - 2 * Self.padding, left: Self.padding)
      bottom -= row.height - Self.overlap
    }
    let kind = card.isOver ? "card over" : "card"
    return .element(
      "g",
      [.init("class", kind), .init("transform", "translate(\(x) \(y))")],
      content
    )
  }

  private var title: Markup {
    let sign =
      switch card.mark {
      case .none: ""
      case .selected: "● "
      case .unselected: "○ "
      case .over: "⤴ "
      }
    let text = TextLayout().cut(sign + card.title, to: (width - 8) * 10 / 75)
    return .element(
      "text",
      [.init("class", "title"), .init("x", 4), .init("y", 16)],
      .text(text)
    )
  }

  private func frame(_ height: Int) -> Markup {
    .element(
      "rect",
      [
        .init("class", "frame"), .init("x", 1), .init("y", Self.titleHeight),
        .init("width", width - 2), .init("height", height - Self.titleHeight - 1), .init("rx", 8),
      ]
    )
  }

  private var stackHeight: Int {
    let heights = rows.map(\.height)
    return heights.reduce(0, +) - Self.overlap * max(heights.count - 1, 0)
  }

  /// The rows of the card, from the root up.
  private var rows: [Row] {
    let levels = card.levels
    guard levels.count > Self.highest, let root = levels.first else { return levels.map(Row.level) }
    let shown = levels.suffix(Self.highest - 2)
    return [.level(root), .fold(levels.count - 1 - shown.count)] + shown.map(Row.level)
  }

  /// A row of the card: a screen, or the number of omitted screens.
  private enum Row {
    case level(Card.Level)
    case fold(Int)

    static let plainHeight = 32

    var height: Int {
      if case .level(let level) = self, level.value != nil { 48 } else { Self.plainHeight }
    }

    func markup(bottom: Int, width: Int, left: Int) -> [Markup] {
      let top = bottom - height
      var kind = "screen"
      var texts: [Markup] = []
      switch self {
      case .level(let level):
        if level.isFocus { kind += " here" }
        let mark = level.isFocus ? " ◀" : ""
        let name = TextLayout().cut(level.name, to: (width - 20) * 10 / 75 - mark.count)
        texts = [text("name", name + mark, x: left + 10, y: top + 20)]
        if let value = level.value {
          let shown = TextLayout().cut(value, to: (width - 20) * 10 / 67)
          texts.append(text("value", shown, x: left + 10, y: top + 37))
        }
      case .fold(let count):
        kind += " fold"
        texts = [text("name", "… \(count) more", x: left + 10, y: top + 20)]
      }
      let box = Markup.element(
        "rect",
        [
          .init("class", kind), .init("x", left), .init("y", top), .init("width", width),
          .init("height", height), .init("rx", 5),
        ]
      )
      return [box] + texts
    }

    private func text(_ kind: String, _ text: String, x: Int, y: Int) -> Markup {
      .element("text", [.init("class", kind), .init("x", x), .init("y", y)], .text(text))
    }
  }
}
