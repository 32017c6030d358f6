/// One stack of screens as a card: the root at the bottom, the top of the stack on top.
package struct Card: Hashable, Sendable {
  /// The title of the card: the tab, the app, or what presents it.
  package var title: String
  /// Whether the title is marked, and how.
  package var mark: Mark
  /// Whether the card lies over the others.
  package var isOver: Bool
  /// The screens, the root first.
  package var levels: [Level]

  /// The meaning of the mark before a title.
  package enum Mark: Hashable, Sendable {
    /// Nothing.
    case none
    /// The tab is open.
    case selected
    /// The tab is not open.
    case unselected
    /// The card is presented over what stands before it.
    case over
  }

  /// A screen on a card.
  package struct Level: Hashable, Sendable {
    /// The screen's title or name.
    package var name: String
    /// The screen's value in the path, as a Swift literal, or nil where it has none.
    package var value: String?
    /// Whether the person is here.
    package var isFocus: Bool
  }
}
