/// The automatic style.
@available(iOS 15.0, *)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The navigation style.
@available(iOS 15.0, *)
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The compact menu style.
@available(iOS 16.4, *)
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The compact menu style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The menu style.
@available(iOS 16.4, *)
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The menu style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
