// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A zoom gesture, which scripts do not make.
@available(iOS 17.0, *)
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of the zoom.
  @frozen
  public enum Direction: Sendable {
    /// In.
    case zoomIn

    /// Out.
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: AccessibilityZoomGestureAction.Direction

  /// The location of the zoom, relative to the view.
  public let location: UnitPoint

  /// The location of the zoom.
  public let point: CGPoint
}
