// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The label of the keyboard's return key.
@available(iOS 15.0, *)
public struct SubmitLabel: Sendable {
  private let name: String

  /// The label "done".
  public static let done = SubmitLabel(name: "done")

  /// The label "go".
  public static let go = SubmitLabel(name: "go")

  /// The label "send".
  public static let send = SubmitLabel(name: "send")

  /// The label "join".
  public static let join = SubmitLabel(name: "join")

  /// The label "route".
  public static let route = SubmitLabel(name: "route")

  /// The label "search".
  public static let search = SubmitLabel(name: "search")

  /// The label "return".
  public static let `return` = SubmitLabel(name: "return")

  /// The label "next".
  public static let next = SubmitLabel(name: "next")

  /// The label "continue".
  public static let `continue` = SubmitLabel(name: "continue")
}
