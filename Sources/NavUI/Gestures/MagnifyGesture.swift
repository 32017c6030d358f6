/// A pinch with two fingers, whose actions NavLab never runs.
@available(iOS 17.0, *)
public struct MagnifyGesture {
  /// The minimum change of scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date

    /// The magnification factor.
    public var magnification: CGFloat

    /// The velocity of that change.
    public var velocity: CGFloat

    /// The initial location of the gesture, relative to the view.
    public var startAnchor: UnitPoint

    /// The initial location of the gesture.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: PrimitiveGesture {}

/// A pinch with two fingers, whose actions NavLab never runs.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture {
  /// The minimum change of scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  /// The magnification factor.
  public typealias Value = CGFloat
}
