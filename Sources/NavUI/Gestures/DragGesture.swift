/// A drag gesture with one finger, whose actions NavLab never runs.
public struct DragGesture {
  /// The minimum distance before the gesture begins.
  public var minimumDistance: CGFloat

  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The value of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date

    /// The location of the finger.
    public var location: CGPoint

    /// The initial location of the finger.
    public var startLocation: CGPoint

    /// The distance that the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The velocity of the finger.
    public var velocity: CGSize { .zero }

    /// The predicted final location of the finger.
    public var predictedEndLocation: CGPoint { location }

    /// The predicted total distance of the drag.
    public var predictedEndTranslation: CGSize { translation }
  }
}

extension DragGesture: PrimitiveGesture {}
