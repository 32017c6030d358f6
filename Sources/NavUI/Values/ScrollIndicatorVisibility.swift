/// Whether scroll indicators are shown.
@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")

  /// The indicators are visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")

  /// The indicators are hidden, unless the device needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")

  /// The indicators are never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
