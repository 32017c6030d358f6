extension Shape {
  /// The purpose of the shape.
  public static var role: ShapeRole { .fill }

  /// The size that the shape takes of a proposed one.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size.
  @available(iOS 16.0, *)
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The form, moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self }

  /// The form, moved.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape { self }

  /// The form, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }

  /// The form, scaled.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    self
  }

  /// The form, scaled.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }

  /// The form, transformed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { self }

  /// Returns the part inside both forms.
  @available(iOS 17.0, *)
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns the part inside either form.
  @available(iOS 17.0, *)
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  /// Returns the part inside this form only.
  @available(iOS 17.0, *)
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    self
  }

  /// Returns the part inside one of the forms only.
  @available(iOS 17.0, *)
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape {
    self
  }
}

/// The purpose of a shape.
@available(iOS 15.0, *)
public enum ShapeRole: Sendable {
  /// To be filled.
  case fill

  /// To be outlined.
  case stroke

  /// To divide.
  case separator
}
