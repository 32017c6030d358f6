/// The automatic style.
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
  /// The automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The circular style.
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
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The linear style.
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
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
