/// The appearance of a picker, and the way in which it shows its options.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The automatic style.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The menu style.
@available(iOS 14.0, *)
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The segmented style.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The inline style.
@available(iOS 14.0, *)
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The wheel style.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The palette style.
@available(iOS 17.0, *)
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The navigation link style, which pushes a screen with the options (NS-83).
@available(iOS 16.0, *)
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

@available(iOS 16.0, *)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigation link style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
