// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
@available(iOS 14.0, *)
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style "automatic".
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension DefaultMenuStyle: BuiltInStyle {}

/// The style "button".
@available(iOS 16.0, *)
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style "button".
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension ButtonMenuStyle: BuiltInStyle {}

/// The style "borderless button".
@available(iOS 14.0, *)
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style "borderless button".
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension BorderlessButtonMenuStyle: BuiltInStyle {}
