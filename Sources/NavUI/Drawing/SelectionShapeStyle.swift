/// The style that marks a selection.
@available(iOS 17.0, *)
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style that marks a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
