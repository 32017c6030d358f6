extension Shape {
  /// Fills the shape.
  public nonisolated func fill<S>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> FilledShapeView<Self> where S: ShapeStyle {
    FilledShapeView(shape: self)
  }

  /// Outlines the shape in a style.
  public nonisolated func stroke<S>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle {
    FilledShapeView(shape: self)
  }

  /// Outlines the shape with a line of a width.
  public nonisolated func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle {
    FilledShapeView(shape: self)
  }

  /// Returns the shape's outline as a separate shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }

  /// Returns the shape's outline as a separate shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// Returns a part of the shape's outline.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    self
  }

  /// Returns the rotated shape.
  public nonisolated func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some Shape {
    self
  }

  /// Returns the shape in a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape { self }

  /// Returns the shape in a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  /// Outlines the shape inside its bounds with a line of a width.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle {
    FilledShapeView(shape: self)
  }

  /// Outlines the shape inside its bounds in a style.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle {
    FilledShapeView(shape: self)
  }
}
