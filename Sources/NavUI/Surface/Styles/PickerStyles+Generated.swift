// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style "automatic".
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The style "menu".
@available(iOS 14.0, *)
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style "menu".
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The style "segmented".
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style "segmented".
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The style "inline".
@available(iOS 14.0, *)
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style "inline".
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The style "wheel".
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style "wheel".
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The style "palette".
@available(iOS 17.0, *)
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style "palette".
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
