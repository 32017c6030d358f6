// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The treatment of the views inside an element by assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The views inside are hidden from assistive technologies.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")

  /// The views inside stay separate.
  public static let contain = AccessibilityChildBehavior(name: "contain")

  /// The labels of the views inside are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
