/// A format for a number in a message.
public struct OSLogNumberFormat: Sendable {
  /// The decimal format.
  public static let decimal = OSLogNumberFormat()
  /// The hexadecimal format.
  public static let hex = OSLogNumberFormat()
  /// The octal format.
  public static let octal = OSLogNumberFormat()
  /// The format with a fixed number of digits after the decimal point.
  public static let fixed = OSLogNumberFormat()

  /// Returns the format with a fixed number of digits after the decimal point.
  ///
  /// - Parameter precision: The number of digits.
  /// - Returns: The format.
  public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogNumberFormat {
    OSLogNumberFormat()
  }
}
