extension Element {
  /// A trait of an element.
  package enum Trait: String, Codable, Hashable, Sendable, CaseIterable {
    /// The trait of a selected tab, row or choice.
    case selected
    /// The trait of a control that cannot be used.
    case disabled
    /// The trait of a tab that exists but is not shown.
    case hidden
    /// The trait of a tab that has not been opened and therefore has no content yet.
    case unvisited
    /// The trait of a screen that was pushed without a value and is therefore not part of the path.
    case valueless
    /// The trait of a screen or link whose value has no declared destination.
    case missingDestination
    /// The trait of a button that deletes data.
    case destructive
    /// The trait of a button that closes the surrounding presentation.
    case cancel
    /// The trait of a field with the keyboard focus.
    case focused
    /// The trait of a presentation that cannot be dismissed with a swipe.
    case interactiveDismissDisabled
    /// The trait of a presentation that leaves the content behind it usable.
    case backgroundUsable
    /// The trait of a screen with an open inspector beside its content.
    case inspector
    /// The trait of a screen without a back button.
    case backButtonHidden
    /// The trait of an element in the navigation bar or the bottom bar.
    case toolbar
    /// The trait of a screen that shows no navigation bar.
    case navigationBarHidden
    /// The trait of a screen that shows no tab bar.
    case tabBarHidden
    /// The trait of a tab that is behind the bar's More item because the bar is full.
    case overflow
    /// The trait of a tab with the search role.
    case searchRole
    /// The trait of the first column of a split view, or of the screen that replaces the column.
    case sidebar
    /// The trait of the middle column of a split view, or of the screen that replaces the column.
    case content
    /// The trait of the last column of a split view, or of the screen that replaces the column.
    case detail
    /// The trait of a split view whose columns are collapsed into one stack.
    case collapsed
    /// The trait of text or an image that responds to taps, although it does not look like a control.
    case tappable
    /// The trait of a row whose actions appear after a swipe to the left.
    case swipeLeft
    /// The trait of a row whose actions appear after a swipe to the right.
    case swipeRight
    /// The trait of text that a screen reader announces as a heading.
    case heading
    /// The trait of text or an image that a screen reader announces as a button.
    case actsAsButton
    /// The trait of an element to which the app has moved the focus of the screen reader.
    case spokenFocus
    /// The trait of a screen or presentation that expands from a view, and can be dragged back into the view.
    case zooms
    /// The trait of a tab view whose tabs are pages that the user turns with a swipe.
    case pages
    /// The trait of an element in the bar at the bottom of the screen, or above the keyboard.
    case bottomBar
  }
}
