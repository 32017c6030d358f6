/// The automatic style.
@available(iOS 14.0, *)
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The button style.
@available(iOS 16.0, *)
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The borderless button style.
@available(iOS 14.0, *)
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderless button style.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
