/// The label of the keyboard's return key.
@available(iOS 15.0, *)
public struct SubmitLabel: Sendable {
  private let name: String

  /// The key is called "Done".
  public static let done = SubmitLabel(name: "done")

  /// The key is called "Go".
  public static let go = SubmitLabel(name: "go")

  /// The key is called "Send".
  public static let send = SubmitLabel(name: "send")

  /// The key is called "Join".
  public static let join = SubmitLabel(name: "join")

  /// The key is called "Route".
  public static let route = SubmitLabel(name: "route")

  /// The key is called "Search".
  public static let search = SubmitLabel(name: "search")

  /// The key is called "Return".
  public static let `return` = SubmitLabel(name: "return")

  /// The key is called "Next".
  public static let next = SubmitLabel(name: "next")

  /// The key is called "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}
