extension Element {
  /// A trait of an element.
  package enum Trait: String, Codable, Hashable, Sendable, CaseIterable {
    /// The tab, row or choice is selected.
    case selected
    /// The control cannot be used.
    case disabled
    /// The tab exists but is not shown.
    case hidden
    /// The tab was not opened yet, so its content does not exist.
    case unvisited
    /// The screen was pushed without a value, so it is not part of the path.
    case valueless
    /// The value of the screen or link has no declared destination.
    case missingDestination
    /// The button removes something.
    case destructive
    /// The button closes the presentation that contains it.
    case cancel
    /// The field has the keyboard.
    case focused
    /// The presentation cannot be dismissed with a swipe.
    case interactiveDismissDisabled
    /// The content behind the presentation can still be used.
    case backgroundUsable
    /// An inspector is open beside the screen's content.
    case inspector
    /// The screen has no back button.
    case backButtonHidden
    /// The element is in the navigation bar or the bottom bar.
    case toolbar
    /// The screen shows no navigation bar.
    case navigationBarHidden
    /// The screen shows no tab bar.
    case tabBarHidden
    /// The tab is in the list behind the bar's More item, because the bar is full.
    case overflow
    /// The tab has the search role.
    case searchRole
    /// The column, or the screen that replaces it, is the first one of a split view.
    case sidebar
    /// The column, or the screen that replaces it, is the middle one of a split view.
    case content
    /// The column, or the screen that replaces it, is the last one of a split view.
    case detail
    /// The columns of the split view are collapsed into one stack.
    case collapsed
    /// The text or image responds to taps, although it does not look like a control.
    case tappable
    /// A swipe to the left shows actions of the row.
    case swipeLeft
    /// A swipe to the right shows actions of the row.
    case swipeRight
    /// A screen reader says that the text is a heading.
    case heading
    /// A screen reader says that the text or image is a button.
    case actsAsButton
    /// The screen reader has been led here by the app.
    case spokenFocus
    /// The screen or presentation grows out of a view, and can be dragged back into it.
    case zooms
    /// The tabs of the tab view are pages, which swipes turn.
    case pages
  }
}
