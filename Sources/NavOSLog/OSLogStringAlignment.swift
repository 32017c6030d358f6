/// The padding of a value in a message.
public struct OSLogStringAlignment: Sendable {
  /// No padding.
  public static let none = OSLogStringAlignment()

  /// Returns padding on the left, which aligns the value to the right.
  ///
  /// - Parameter columns: The width.
  /// - Returns: The setting.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }

  /// Returns padding on the right, which aligns the value to the left.
  ///
  /// - Parameter columns: The width.
  /// - Returns: The setting.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}
