/// The position to which a scroll view is scrolled.
@available(iOS 18.0, *)
public struct ScrollPosition: Equatable, Sendable {
  private var id: AnyScrollID?

  /// The edge to which the view is scrolled, or nil if there is none.
  public private(set) var edge: Edge?

  /// The point to which the view is scrolled, or nil if there is none.
  public private(set) var point: CGPoint?

  /// A Boolean value that indicates whether the user has scrolled: always false in NavLab.
  public var isPositionedByUser: Bool { false }

  /// Creates a position that follows views whose ids are of the given type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = AnyScrollID(value: id)
  }

  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Creates a position at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// Creates a position at a horizontal and a vertical offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }

  /// Creates a position at a vertical offset.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    point = CGPoint(x: 0, y: y)
  }

  /// The id of the view to which the scroll view is scrolled, or nil if there is none.
  public var viewID: (any Hashable & Sendable)? { id?.value }

  /// Returns the id of the view to which the scroll view is scrolled, or nil if the id has another type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The identity.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.value as? T }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The final position of the view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  /// Scrolls to an edge.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }

  /// Scrolls to a point.
  ///
  /// - Parameter point: The point.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(point: point)
  }

  /// Scrolls to a horizontal and a vertical offset.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance.
  ///   - y: The vertical distance.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition(x: x, y: y)
  }

  /// Scrolls to a vertical offset.
  ///
  /// - Parameter y: The vertical distance.
  public mutating func scrollTo(y: CGFloat) {
    self = ScrollPosition(y: y)
  }
}

/// A type-erased id of a view.
private struct AnyScrollID: Equatable, Sendable {
  let value: any Hashable & Sendable

  static func == (first: AnyScrollID, second: AnyScrollID) -> Bool {
    AnyHashable(first.value) == AnyHashable(second.value)
  }
}
