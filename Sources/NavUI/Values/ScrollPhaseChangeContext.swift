/// What is known while content begins or ends to scroll.
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry

  /// How fast the content moves.
  public var velocity: CGVector? { nil }
}
