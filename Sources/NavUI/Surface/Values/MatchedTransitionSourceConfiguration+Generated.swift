// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a view when a transition begins at it.
@available(iOS 18.0, *)
public protocol MatchedTransitionSourceConfiguration {}

@available(iOS 18.0, *)
extension MatchedTransitionSourceConfiguration {
  /// Returns the configuration with a style behind the view.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the configuration with the view clipped to a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Returns the configuration with a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
