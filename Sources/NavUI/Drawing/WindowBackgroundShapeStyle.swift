/// The background of windows.
@available(iOS 17.0, *)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
