/// A finger that moves; the lab has none, so its actions are never run.
public struct DragGesture {
  /// How far the finger moves before the gesture begins.
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

  /// What is known about a movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date

    /// Where the finger is.
    public var location: CGPoint

    /// Where the finger was first.
    public var startLocation: CGPoint

    /// How far the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast the finger moves.
    public var velocity: CGSize { .zero }

    /// Where the finger would come to rest.
    public var predictedEndLocation: CGPoint { location }

    /// How far the finger would move in all.
    public var predictedEndTranslation: CGSize { translation }
  }
}

extension DragGesture: PrimitiveGesture {}
