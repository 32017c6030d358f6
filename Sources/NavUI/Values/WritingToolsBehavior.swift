/// The extent to which Writing Tools may change text.
@available(iOS 18.0, *)
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The system chooses what the tools offer.
  public static let automatic = WritingToolsBehavior(name: "automatic")

  /// The tools offer everything.
  public static let complete = WritingToolsBehavior(name: "complete")

  /// The tools offer only suggestions beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")

  /// The tools are off.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
