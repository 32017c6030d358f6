/// A card that shows a stack of screens, with the root at the bottom.
package struct Card: Hashable, Sendable {
  /// The title of the card, which names the tab, the app, or the element that presents the stack.
  package var title: String
  /// The mark before the title.
  package var mark: Mark
  /// A Boolean value that indicates whether the card is presented over the other cards.
  package var isOver: Bool
  /// The screens on the card, with the root first.
  package var levels: [Level]

  /// A mark before the title of a card.
  package enum Mark: Hashable, Sendable {
    /// No mark.
    case none
    /// The mark of the selected tab.
    case selected
    /// The mark of a tab that is not selected.
    case unselected
    /// The mark of a card that is presented over the previous cards.
    case over
  }

  /// A screen on a card.
  package struct Level: Hashable, Sendable {
    /// The screen's title or name.
    package var name: String
    /// The screen's value in the path, as a Swift literal, or nil if the screen has no value.
    package var value: String?
    /// A Boolean value that indicates whether the screen has the focus.
    package var isFocus: Bool
  }
}
