// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Self() }

  /// Returns a rectangle in the view.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The source.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self() }
}
