// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The look of a toggle.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The facts for the style.
  typealias Configuration = ToggleStyleConfiguration

  /// Builds the styled view.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style "switch".
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
