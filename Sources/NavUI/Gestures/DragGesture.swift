/// A finger that moves; the lab has none, so its actions are never run.
public struct DragGesture {
  /// The distance that the finger moves before the gesture begins.
  public var minimumDistance: CGFloat

  /// The space that places are given in.
  public var coordinateSpace: CoordinateSpace

  /// Creates the gesture.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates the gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The facts about a movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date

    /// The place of the finger.
    public var location: CGPoint

    /// The place where the finger was first.
    public var startLocation: CGPoint

    /// The distance that the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The speed of the finger.
    public var velocity: CGSize { .zero }

    /// The place where the finger would come to rest.
    public var predictedEndLocation: CGPoint { location }

    /// The distance that the finger would move in all.
    public var predictedEndTranslation: CGSize { translation }
  }
}

extension DragGesture: PrimitiveGesture {}
