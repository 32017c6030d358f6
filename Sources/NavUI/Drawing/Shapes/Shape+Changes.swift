extension Shape {
  /// The role of the shape.
  public static var role: ShapeRole { .fill }

  /// Returns the shape's size for a proposed one.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size.
  @available(iOS 16.0, *)
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the moved shape.
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self }

  /// Returns the moved shape.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape { self }

  /// Returns the moved shape.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }

  /// Returns the scaled shape.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    self
  }

  /// Returns the scaled shape.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }

  /// Returns the transformed shape.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { self }

  /// Returns the intersection with another shape.
  @available(iOS 17.0, *)
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns the union with another shape.
  @available(iOS 17.0, *)
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// Returns this shape without another one.
  @available(iOS 17.0, *)
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns the parts that belong to only one of the shapes.
  @available(iOS 17.0, *)
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    self
  }
}

/// The role of a shape.
@available(iOS 15.0, *)
public enum ShapeRole: Sendable {
  /// A filled shape.
  case fill

  /// An outlined shape.
  case stroke

  /// A separator.
  case separator
}
