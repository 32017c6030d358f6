/// A zoom, which no script does.
@available(iOS 17.0, *)
public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  @frozen
  public enum Direction: Sendable {
    /// In.
    case zoomIn

    /// Out.
    case zoomOut
  }

  /// In or out.
  public let direction: AccessibilityZoomGestureAction.Direction

  /// Where, relative to the view.
  public let location: UnitPoint

  /// Where.
  public let point: CGPoint
}
