/// Information about a scroll view when its phase changes.
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry

  /// The speed of the content.
  public var velocity: CGVector? { nil }
}
