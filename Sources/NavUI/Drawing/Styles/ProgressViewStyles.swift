/// The style "automatic".
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the view that stands for a control.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style "automatic".
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style "circular".
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the view that stands for a control.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style "circular".
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style "linear".
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the view that stands for a control.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style "linear".
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
