import Grading
import SceneModel
import SceneText

/// An SVG drawing of an app as cards: first those of tabs and columns, then those of presentations.
struct SceneDrawing {
  private let deck: CardDeck
  private let place: String

  /// Creates a drawing of an app.
  ///
  /// - Parameter snapshot: The app.
  init(_ snapshot: Snapshot) {
    deck = CardDeck(snapshot)
    place = Breadcrumb(snapshot).text(TextLayout(width: 200))
  }

  /// A Boolean value that indicates whether the drawing is easier to read in a wide window.
  var isWide: Bool { deck.cards.count > 1 }

  /// The number of cards per row in a narrow window, such as on a phone.
  static let fewest = 2
  /// The number of cards per row in a wide window.
  static let most = 4

  /// The width of a drawing on a phone.
  private static let narrow = 320
  /// The width of a drawing in a wide window.
  private static let wide = 660
  private static let gap = 12

  /// Returns the drawing as SVG markup.
  ///
  /// - Parameters:
  ///   - perRow: The maximum number of cards in a row.
  ///   - id: An id that is unique in the document, or nil for a standalone drawing.
  ///   - style: The style rules of a standalone drawing.
  /// - Returns: The `svg` element.
  func markup(
    perRow: Int,
    id: String?,
    style: String = SceneDrawingStyle.alone
  ) -> Markup {
    let cards = deck.cards
    let columns = max(1, min(perRow, cards.count))
    let room = perRow == Self.fewest ? Self.narrow : Self.wide
    let width = min(CardPicture.widest, (room + Self.gap) / columns - Self.gap)
    var content: [Markup] = []
    var top = 0
    for start in stride(from: 0, to: cards.count, by: columns) {
      let row = cards[start..<min(start + columns, cards.count)].map {
        CardPicture($0, width: width)
      }
      let height = row.map(\.height).max() ?? 0
      for (index, picture) in row.enumerated() {
        content.append(picture.markup(x: index * (width + Self.gap), y: top, height: height))
      }
      top += height + Self.gap
    }
    let size = (width: columns * (width + Self.gap) - Self.gap, height: max(top - Self.gap, 1))
    let rules: [Markup] = id == nil ? [.element("style", [], .raw(style))] : []
    return .element("svg", attributes(size, id), labels(id) + rules + content)
  }

  private func attributes(_ size: (width: Int, height: Int), _ id: String?) -> [Markup.Attribute] {
    var attributes: [Markup.Attribute] = [
      .init("class", "scene"), .init("viewBox", "0 0 \(size.width) \(size.height)"),
      .init("width", size.width), .init("height", size.height), .init("role", "img"),
    ]
    if let id {
      attributes.append(.init("aria-labelledby", "\(id)-title \(id)-words"))
    } else {
      attributes.append(.init("xmlns", "http://www.w3.org/2000/svg"))
    }
    return attributes
  }

  private func labels(_ id: String?) -> [Markup] {
    [
      .element("title", id.map { [.init("id", "\($0)-title")] } ?? [], .text(place)),
      .element("desc", id.map { [.init("id", "\($0)-words")] } ?? [], .text(words)),
    ]
  }

  /// A description of the drawing for readers who cannot see it.
  private var words: String { deck.cards.map(CardWords.sentence).joined(separator: " ") }
}
