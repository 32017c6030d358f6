/// Two fingers that move apart or together; the lab has none, so its actions are never run.
@available(iOS 17.0, *)
public struct MagnifyGesture {
  /// The change of scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The facts about the gesture.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date

    /// The factor by which the view becomes larger.
    public var magnification: CGFloat

    /// The speed of that change.
    public var velocity: CGFloat

    /// The place where the gesture began, relative to the view.
    public var startAnchor: UnitPoint

    /// The place where the gesture began.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: PrimitiveGesture {}

/// Two fingers that move apart or together; the lab has none, so its actions are never run.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture {
  /// The change of scale before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  /// The factor by which the view becomes larger.
  public typealias Value = CGFloat
}
