/// Two fingers that turn; the lab has none, so its actions are never run.
@available(iOS 17.0, *)
public struct RotateGesture {
  /// The change of angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The facts about the gesture.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date

    /// The angle by which the fingers have turned.
    public var rotation: Angle

    /// The speed at which they turn.
    public var velocity: Angle

    /// The place where the gesture began, relative to the view.
    public var startAnchor: UnitPoint

    /// The place where the gesture began.
    public var startLocation: CGPoint
  }
}

extension RotateGesture: PrimitiveGesture {}

/// Two fingers that turn; the lab has none, so its actions are never run.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
public struct RotationGesture {
  /// The change of angle before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  /// The angle by which the fingers have turned.
  public typealias Value = Angle
}
