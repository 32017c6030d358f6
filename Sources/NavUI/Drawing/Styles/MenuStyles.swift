/// The style "automatic".
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the view that stands for a control.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style "automatic".
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The style "button".
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the view that stands for a control.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style "button".
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The style "borderless button".
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the view that stands for a control.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style "borderless button".
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
