/// The place that a scroll view is scrolled to.
@available(iOS 18.0, *)
public struct ScrollPosition: Equatable, Sendable {
  private var id: AnyScrollID?

  /// The edge that the view is scrolled to, if any.
  public private(set) var edge: Edge?

  /// The point that the view is scrolled to, if any.
  public private(set) var point: CGPoint?

  /// Whether the user has scrolled since, which scripts cannot do.
  public var isPositionedByUser: Bool { false }

  /// Creates a place that follows views whose identities have a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a place at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = AnyScrollID(value: id)
  }

  /// Creates a place at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Creates a place at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// Creates a place by its horizontal and vertical distance.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }

  /// Creates a place by its vertical distance.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    point = CGPoint(x: 0, y: y)
  }

  /// The identity of the view that is scrolled to, if any.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// Returns the identity of the view that is scrolled to, if it has a given type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The identity.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }

  /// Moves to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The final position of the view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Moves to an edge.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }

  /// Moves to a point.
  ///
  /// - Parameter point: The point.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(point: point)
  }

  /// Moves to a point.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance.
  ///   - y: The vertical distance.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition(x: x, y: y)
  }

  /// Moves down or up.
  ///
  /// - Parameter y: The vertical distance.
  public mutating func scrollTo(y: CGFloat) {
    self = ScrollPosition(y: y)
  }
}

/// The identity of a view, of any type.
private struct AnyScrollID: Equatable, Sendable {
  let value: any Hashable & Sendable

  static func == (first: AnyScrollID, second: AnyScrollID) -> Bool {
    AnyHashable(first.value) == AnyHashable(second.value)
  }
}
