// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style "automatic".
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension DefaultButtonStyle: BuiltInStyle {}

/// The style "plain".
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style "plain".
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PlainButtonStyle: BuiltInStyle {}

/// The style "bordered".
@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style "bordered".
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension BorderedButtonStyle: BuiltInStyle {}

/// The style "bordered prominent".
@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style "bordered prominent".
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension BorderedProminentButtonStyle: BuiltInStyle {}

/// The style "borderless".
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style "borderless".
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension BorderlessButtonStyle: BuiltInStyle {}

/// The style "glass".
@available(iOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style "glass".
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension GlassButtonStyle: BuiltInStyle {}

/// The style "glass prominent".
@available(iOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style "glass prominent".
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension GlassProminentButtonStyle: BuiltInStyle {}
