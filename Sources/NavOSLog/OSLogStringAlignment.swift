/// The padding of a value in a message.
public struct OSLogStringAlignment: Sendable {
  /// No padding.
  public static let none = OSLogStringAlignment()

  /// Padding on the left.
  ///
  /// - Parameter columns: The width.
  /// - Returns: The setting.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }

  /// Padding on the right.
  ///
  /// - Parameter columns: The width.
  /// - Returns: The setting.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}
