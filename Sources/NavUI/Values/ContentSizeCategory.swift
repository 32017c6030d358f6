/// The user's preferred text size, by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest size.
  case extraSmall

  /// A small size.
  case small

  /// A medium size.
  case medium

  /// The usual size.
  case large

  /// A larger size.
  case extraLarge

  /// A much larger size.
  case extraExtraLarge

  /// The largest size for everybody.
  case extraExtraExtraLarge

  /// The first accessibility size.
  case accessibilityMedium

  /// The second accessibility size.
  case accessibilityLarge

  /// The third accessibility size.
  case accessibilityExtraLarge

  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge

  /// The largest size of all.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// The weight of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual state.
  case regular

  /// Bold.
  case bold
}

/// The prominence of a background.
@available(iOS 17.0, *)
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The usual prominence.
  public static let standard = BackgroundProminence(name: "standard")

  /// More than usual.
  public static let increased = BackgroundProminence(name: "increased")
}
