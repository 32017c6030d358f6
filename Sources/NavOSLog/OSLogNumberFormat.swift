/// The form of a number in a message.
public struct OSLogNumberFormat: Sendable {
  /// In decimal digits.
  public static let decimal = OSLogNumberFormat()
  /// In hexadecimal digits.
  public static let hex = OSLogNumberFormat()
  /// In octal digits.
  public static let octal = OSLogNumberFormat()
  /// With a fixed number of digits after the decimal point.
  public static let fixed = OSLogNumberFormat()

  /// Returns the format with a fixed number of digits after the decimal point.
  ///
  /// - Parameter precision: The number of digits.
  /// - Returns: The format.
  public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogNumberFormat {
    OSLogNumberFormat()
  }
}
