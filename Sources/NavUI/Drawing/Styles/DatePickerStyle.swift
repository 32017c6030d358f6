/// The appearance of a date picker.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The automatic style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The compact style.
@available(iOS 14.0, *)
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The graphical style.
@available(iOS 14.0, *)
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheel style.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
