/// How bad something is.
public struct OSLogType: Hashable, Sendable {
  let mark: String

  /// What may interest somebody.
  public static let `default` = OSLogType(mark: "")
  /// What helps, but is not essential.
  public static let info = OSLogType(mark: "")
  /// What helps to find a fault.
  public static let debug = OSLogType(mark: "")
  /// A failure.
  public static let error = OSLogType(mark: "error: ")
  /// A failure that only a fault in the program explains.
  public static let fault = OSLogType(mark: "fault: ")
}
