/// The treatment of the views inside an element by assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are not seen.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")

  /// They are seen.
  public static let contain = AccessibilityChildBehavior(name: "contain")

  /// Their words are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
