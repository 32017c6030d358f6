/// One stack of screens as a card, with the root at the bottom.
package struct Card: Hashable, Sendable {
  /// The title of the card: the tab, the app, or the element that presents it.
  package var title: String
  /// The mark before the title.
  package var mark: Mark
  /// Whether the card is presented over the others.
  package var isOver: Bool
  /// The screens, the root first.
  package var levels: [Level]

  /// The meaning of the mark before a title.
  package enum Mark: Hashable, Sendable {
    /// Nothing.
    case none
    /// The tab is selected.
    case selected
    /// The tab is not selected.
    case unselected
    /// The card is presented over the cards before it.
    case over
  }

  /// A screen on a card.
  package struct Level: Hashable, Sendable {
    /// The screen's title or name.
    package var name: String
    /// The screen's value in the path, as a Swift literal, or nil if it has none.
    package var value: String?
    /// Whether the focus is here.
    package var isFocus: Bool
  }
}
