// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The time at which the tab bar becomes small.
@available(iOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")

  /// The choice "on scroll down".
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")

  /// The choice "on scroll up".
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")

  /// The choice "never".
  public static let never = TabBarMinimizeBehavior(name: "never")
}
