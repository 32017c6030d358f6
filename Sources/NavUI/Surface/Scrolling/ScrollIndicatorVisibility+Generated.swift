// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Whether scroll indicators are shown.
@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")

  /// The choice "visible".
  public static let visible = ScrollIndicatorVisibility(name: "visible")

  /// The choice "hidden".
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")

  /// The choice "never".
  public static let never = ScrollIndicatorVisibility(name: "never")
}
