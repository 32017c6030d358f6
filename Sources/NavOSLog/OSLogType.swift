/// The severity of a message.
public struct OSLogType: Hashable, Sendable {
  let mark: String

  /// A message of the default level.
  public static let `default` = OSLogType(mark: "")
  /// Helpful but not essential information.
  public static let info = OSLogType(mark: "")
  /// Information for debugging.
  public static let debug = OSLogType(mark: "")
  /// An error.
  public static let error = OSLogType(mark: "error: ")
  /// An error that only a bug in the program can cause.
  public static let fault = OSLogType(mark: "fault: ")
}
