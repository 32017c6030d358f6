// Made by Scripts/generate from Scripts/surface/Lists.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The tint of a row.
@available(iOS 14.0, *)
public struct ListItemTint: Sendable {
  private let name: String

  /// No tint.
  public static let monochrome = ListItemTint(name: "monochrome")

  /// Returns a tint that the system does not replace.
  ///
  /// - Parameter tint: The colour.
  /// - Returns: The tint.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: tint.name) }

  /// Returns a tint that the system may replace.
  ///
  /// - Parameter tint: The colour.
  /// - Returns: The tint.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: tint.name) }
}
