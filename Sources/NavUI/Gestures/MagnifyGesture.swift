/// A pinch gesture with two fingers, whose actions NavLab never runs.
@available(iOS 17.0, *)
public struct MagnifyGesture {
  /// The minimum change in scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The value of a pinch gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date

    /// The magnification factor.
    public var magnification: CGFloat

    /// The speed at which the magnification factor changes.
    public var velocity: CGFloat

    /// The initial location of the gesture, relative to the view's size.
    public var startAnchor: UnitPoint

    /// The initial location of the gesture.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: PrimitiveGesture {}

/// A pinch gesture with two fingers, whose actions NavLab never runs.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture {
  /// The minimum change in scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  /// The type of the gesture's value, which is the magnification factor.
  public typealias Value = CGFloat
}
