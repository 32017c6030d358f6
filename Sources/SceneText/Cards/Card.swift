/// One stack of screens as a card: the root at the bottom, the top of the stack on top.
struct Card: Hashable {
  /// What stands over the card: the tab, the app, or what presents it.
  var title: String
  /// Whether the title is marked, and how.
  var mark: Mark
  /// Whether the card lies over the others.
  var isOver: Bool
  /// The screens, the root first.
  var levels: [Level]

  /// What the mark before a title says.
  enum Mark: Hashable {
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
  struct Level: Hashable {
    /// The screen's title or name.
    var name: String
    /// Whether the person is here.
    var isFocus: Bool
  }
}
