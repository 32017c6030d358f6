/// The severity of a message.
public struct OSLogType: Hashable, Sendable {
  let mark: String

  /// A message that may interest somebody.
  public static let `default` = OSLogType(mark: "")
  /// A message that helps, but is not essential.
  public static let info = OSLogType(mark: "")
  /// A message that helps to find a fault.
  public static let debug = OSLogType(mark: "")
  /// A failure.
  public static let error = OSLogType(mark: "error: ")
  /// A failure that only a fault in the program explains.
  public static let fault = OSLogType(mark: "fault: ")
}
