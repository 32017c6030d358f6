/// The position of a pointer.
@available(iOS 16.0, *)
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)

  /// Somewhere else.
  case ended
}
