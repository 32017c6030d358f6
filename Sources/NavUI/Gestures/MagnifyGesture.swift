/// Two fingers that move apart or together; the lab has none, so its actions are never run.
@available(iOS 17.0, *)
public struct MagnifyGesture {
  /// How much the scale changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// What is known about the gesture.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date

    /// How many times larger the view becomes.
    public var magnification: CGFloat

    /// How fast that changes.
    public var velocity: CGFloat

    /// Where the gesture began, relative to the view.
    public var startAnchor: UnitPoint

    /// Where the gesture began.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: PrimitiveGesture {}

/// Two fingers that move apart or together; the lab has none, so its actions are never run.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
public struct MagnificationGesture {
  /// How much the scale changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  /// How many times larger the view becomes.
  public typealias Value = CGFloat
}
