/// The padding of a value in a message.
public struct OSLogStringAlignment: Sendable {
  /// No mask.
  public static let none = OSLogStringAlignment()

  /// On the left.
  ///
  /// - Parameter columns: The width.
  /// - Returns: The setting.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }

  /// On the right.
  ///
  /// - Parameter columns: The width.
  /// - Returns: The setting.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}
