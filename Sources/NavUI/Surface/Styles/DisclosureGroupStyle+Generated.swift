// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a disclosure group.
@available(iOS 16.0, *)
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The facts for the style.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 16.0, *)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style "automatic".
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
