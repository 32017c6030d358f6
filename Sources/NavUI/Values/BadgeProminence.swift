/// The prominence of badges.
@available(iOS 17.0, *)
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// The badge stands out less than usual.
  public static let decreased = BadgeProminence(name: "decreased")

  /// The badge stands out as usual.
  public static let standard = BadgeProminence(name: "standard")

  /// The badge stands out more than usual.
  public static let increased = BadgeProminence(name: "increased")
}
