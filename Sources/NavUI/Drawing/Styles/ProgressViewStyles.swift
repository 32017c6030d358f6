/// The style "automatic".
@available(iOS 14.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style "automatic".
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style "circular".
@available(iOS 14.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style "circular".
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style "linear".
@available(iOS 14.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style "linear".
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
