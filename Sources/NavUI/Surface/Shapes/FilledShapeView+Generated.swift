// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A filled or outlined shape.
@available(iOS 17.0, *)
public struct FilledShapeView<Content: Shape> {
  /// The shape.
  public nonisolated let shape: Content
}

@available(iOS 17.0, *)
extension FilledShapeView: ShapeView {
  /// Describes nothing, because shapes are not shown.
  public var body: some View { shape }
}
