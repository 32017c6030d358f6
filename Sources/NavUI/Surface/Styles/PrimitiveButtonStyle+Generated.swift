// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look and the action of a button.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The facts for the style.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style "glass", with a kind of glass.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
