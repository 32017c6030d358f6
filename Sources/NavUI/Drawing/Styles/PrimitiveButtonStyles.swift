/// The automatic style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The plain style.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain style.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The bordered style.
@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered style.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The bordered prominent style.
@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent style.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The borderless style.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless style.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The glass style.
@available(iOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The glass style.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The glass prominent style.
@available(iOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The glass prominent style.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
