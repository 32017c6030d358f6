/// Two fingers that turn; the lab has none, so its actions are never run.
@available(iOS 17.0, *)
public struct RotateGesture {
  /// How much the angle changes before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// What is known about the gesture.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date

    /// How far the fingers have turned.
    public var rotation: Angle

    /// How fast they turn.
    public var velocity: Angle

    /// Where the gesture began, relative to the view.
    public var startAnchor: UnitPoint

    /// Where the gesture began.
    public var startLocation: CGPoint
  }
}

extension RotateGesture: PrimitiveGesture {}

/// Two fingers that turn; the lab has none, so its actions are never run.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
public struct RotationGesture {
  /// How much the angle changes before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  /// How far the fingers have turned.
  public typealias Value = Angle
}
