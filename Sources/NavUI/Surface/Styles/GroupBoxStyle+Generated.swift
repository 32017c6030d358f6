// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a group box.
@available(iOS 14.0, *)
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The facts for the style.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}
