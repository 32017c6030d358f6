// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
@available(iOS 14.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style "automatic".
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension DefaultProgressViewStyle: BuiltInStyle {}

/// The style "circular".
@available(iOS 14.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style "circular".
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension CircularProgressViewStyle: BuiltInStyle {}

/// The style "linear".
@available(iOS 14.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style "linear".
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension LinearProgressViewStyle: BuiltInStyle {}
