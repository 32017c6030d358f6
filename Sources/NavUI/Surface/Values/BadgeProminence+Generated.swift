// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The prominence of badges.
@available(iOS 17.0, *)
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// The choice "decreased".
  public static let decreased = BadgeProminence(name: "decreased")

  /// The choice "standard".
  public static let standard = BadgeProminence(name: "standard")

  /// The choice "increased".
  public static let increased = BadgeProminence(name: "increased")
}
