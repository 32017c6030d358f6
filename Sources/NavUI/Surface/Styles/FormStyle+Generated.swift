// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a form.
@available(iOS 16.0, *)
@MainActor
@preconcurrency
public protocol FormStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The facts for the style.
  typealias Configuration = FormStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
