// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style "automatic".
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension DefaultToggleStyle: BuiltInStyle {}

/// The style "button".
@available(iOS 15.0, *)
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style "button".
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ButtonToggleStyle: BuiltInStyle {}
