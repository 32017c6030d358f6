/// The phase of scrolling, which tells what moves the content.
@available(iOS 18.0, *)
public enum ScrollPhase: Hashable, Sendable {
  /// The view does not scroll.
  case idle

  /// The user touches the view, which does not scroll yet.
  case tracking

  /// The user scrolls the view.
  case interacting

  /// The view still scrolls after the touch.
  case decelerating

  /// The view scrolls by itself to a new position.
  case animating

  /// Whether content is scrolled.
  public var isScrolling: Bool { self != .idle }
}
