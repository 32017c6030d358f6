// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Shape where Self == Capsule {
  /// A rectangle with semicircular short sides.
  public static var capsule: Capsule { Capsule() }

  /// Returns a rectangle with semicircular short sides.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

@available(iOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: Whether all corners have the largest radius.
  /// - Returns: The shape.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  /// - Returns: The shape.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }

  /// Returns a rectangle with a style for the top and one for the bottom.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of both top corners.
  ///   - uniformBottomCorners: The style of both bottom corners.
  /// - Returns: The shape.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners
    )
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with corners of a radius.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// Returns a rectangle with corners of a size.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

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
  ) -> some Shape { self }

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
  ) -> some Shape { self }

  /// Fills the shape.
  public nonisolated func fill<S>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> FilledShapeView<Self> where S: ShapeStyle { FilledShapeView(shape: self) }

  /// Outlines the shape in a style.
  public nonisolated func stroke<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle { FilledShapeView(shape: self) }

  /// Outlines the shape with a line of a width.
  public nonisolated func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle { FilledShapeView(shape: self) }

  /// Returns the shape's outline as a separate shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }

  /// Returns the shape's outline as a separate shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// Returns a part of the shape's outline.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape { self }

  /// Returns the rotated shape.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }

  /// Returns the shape in a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape { self }

  /// Returns the shape in a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

@available(iOS 17.0, *)
extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with corners of different radii.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii.
  ///   - style: The style of the rounded corners.
  /// - Returns: The shape.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

@available(iOS 17.0, *)
extension Shape where Self == ButtonBorderShape {
  /// The shape of the borders of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
