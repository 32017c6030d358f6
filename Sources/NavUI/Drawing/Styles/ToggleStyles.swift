/// The automatic style.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The switch style.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The switch style.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The button style.
@available(iOS 15.0, *)
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The button style.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
