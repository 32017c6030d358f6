// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
@available(iOS 15.0, *)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style "automatic".
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension AutomaticControlGroupStyle: BuiltInStyle {}

/// The style "navigation".
@available(iOS 15.0, *)
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style "navigation".
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension NavigationControlGroupStyle: BuiltInStyle {}

/// The style "compact menu".
@available(iOS 16.4, *)
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style "compact menu".
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension CompactMenuControlGroupStyle: BuiltInStyle {}

/// The style "menu".
@available(iOS 16.4, *)
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style "menu".
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension MenuControlGroupStyle: BuiltInStyle {}
