/// A rotation gesture with two fingers, whose actions NavLab never runs.
@available(iOS 17.0, *)
public struct RotateGesture {
  /// The minimum change in angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The value of a rotation gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date

    /// The angle of the rotation.
    public var rotation: Angle

    /// The velocity of the rotation.
    public var velocity: Angle

    /// The initial location of the gesture, relative to the view's size.
    public var startAnchor: UnitPoint

    /// The initial location of the gesture.
    public var startLocation: CGPoint
  }
}

extension RotateGesture: PrimitiveGesture {}

/// A rotation gesture with two fingers, whose actions NavLab never runs.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
public struct RotationGesture {
  /// The minimum change in angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  /// The type of the gesture's value, which is the angle of the rotation.
  public typealias Value = Angle
}
