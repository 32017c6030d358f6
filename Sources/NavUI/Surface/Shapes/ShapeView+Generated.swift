// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A view of a shape that can be filled and outlined again.
@available(iOS 17.0, *)
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Self.Content { get }
}

@available(iOS 17.0, *)
extension ShapeView {
  /// Fills the shape again.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> FilledShapeView<Content> { FilledShapeView(shape: shape) }

  /// Outlines the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> FilledShapeView<Content> { FilledShapeView(shape: shape) }

  /// Outlines the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> FilledShapeView<Content> { FilledShapeView(shape: shape) }

  /// Outlines the shape inside its bounds.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> FilledShapeView<Content> where Content: InsettableShape { FilledShapeView(shape: shape) }

  /// Outlines the shape inside its bounds.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> FilledShapeView<Content> where Content: InsettableShape { FilledShapeView(shape: shape) }
}
