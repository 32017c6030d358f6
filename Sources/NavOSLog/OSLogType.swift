/// A severity of a message.
public struct OSLogType: Hashable, Sendable {
  let mark: String

  /// The default severity.
  public static let `default` = OSLogType(mark: "")
  /// The severity of helpful but not essential information.
  public static let info = OSLogType(mark: "")
  /// The severity of information for debugging.
  public static let debug = OSLogType(mark: "")
  /// The severity of an error.
  public static let error = OSLogType(mark: "error: ")
  /// The severity of an error that indicates a bug in the program.
  public static let fault = OSLogType(mark: "fault: ")
}
