extension Element {
  /// Something special about an element.
  package enum Trait: String, Codable, Hashable, Sendable, CaseIterable {
    /// The tab, row or choice is the selected one.
    case selected
    /// The control cannot be used.
    case disabled
    /// The tab exists and is not shown.
    case hidden
    /// A tab that nobody has opened yet, so that its content has not been built.
    case unvisited
    /// The screen was pushed without a value, so the path does not know of it.
    case valueless
    /// The screen stands for a value, or the link leads to one, that no destination is declared for.
    case missingDestination
    /// The button removes something.
    case destructive
    /// The button closes the presentation that it stands in.
    case cancel
    /// The field has the keyboard.
    case focused
    /// The presentation cannot be swiped away.
    case interactiveDismissDisabled
    /// The content behind the presentation can still be used.
    case backgroundUsable
    /// An inspector stands beside the screen's content.
    case inspector
    /// The screen offers no back button.
    case backButtonHidden
    /// The element stands in the navigation bar or the bottom bar.
    case toolbar
    /// The screen shows no navigation bar.
    case navigationBarHidden
    /// The screen shows no tab bar.
    case tabBarHidden
    /// The tab stands in the list behind the bar's More, because the bar has no room for it.
    case overflow
    /// The tab is the one in which a person searches.
    case searchRole
    /// The column, or the screen that it has become, is the first one of a split view.
    case sidebar
    /// The column, or the screen that it has become, is the middle one of a split view.
    case content
    /// The column, or the screen that it has become, is the last one of a split view.
    case detail
    /// The columns of the split view have become one stack.
    case collapsed
    /// The text or image answers to a tap, though it does not look so.
    case tappable
    /// A swipe to the left shows actions of the row.
    case swipeLeft
    /// A swipe to the right shows actions of the row.
    case swipeRight
  }
}
