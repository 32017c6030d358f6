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
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
