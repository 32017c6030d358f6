// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a menu.
@available(iOS 14.0, *)
@MainActor
@preconcurrency
public protocol MenuStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The facts for the style.
  typealias Configuration = MenuStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
