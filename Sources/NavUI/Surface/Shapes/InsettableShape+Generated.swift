// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its sides moved inwards.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

extension InsettableShape {
  /// Outlines the shape inside its bounds with a line of a width.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle { FilledShapeView(shape: self) }

  /// Outlines the shape inside its bounds in a style.
  public nonisolated func strokeBorder<S>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> FilledShapeView<Self> where S: ShapeStyle { FilledShapeView(shape: self) }
}
