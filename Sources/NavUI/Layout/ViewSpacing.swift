/// The space that views like around them.
@available(iOS 16.0, *)
public struct ViewSpacing: Sendable {
  /// No space.
  public static let zero = ViewSpacing()

  /// The usual space.
  public init() {}

  /// Takes the larger of two spaces.
  ///
  /// - Parameters:
  ///   - other: The other space.
  ///   - edges: At which edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// The larger of two spaces.
  ///
  /// - Parameters:
  ///   - other: The other space.
  ///   - edges: At which edges.
  /// - Returns: The space.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

  /// The distance to the next view.
  ///
  /// - Parameters:
  ///   - next: The space that the next view likes.
  ///   - axis: The direction.
  /// - Returns: The distance.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
