// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The style "automatic".
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style "automatic".
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The style "compact".
@available(iOS 14.0, *)
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style "compact".
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The style "graphical".
@available(iOS 14.0, *)
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style "graphical".
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The style "wheel".
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style "wheel".
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
