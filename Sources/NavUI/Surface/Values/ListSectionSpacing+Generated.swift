// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The distance between sections of a list.
@available(iOS 17.0, *)
public struct ListSectionSpacing: Sendable {
  private let name: String

  /// The default distance.
  public static let `default` = ListSectionSpacing(name: "default")

  /// A smaller distance.
  public static let compact = ListSectionSpacing(name: "compact")

  /// Returns a custom distance.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}
