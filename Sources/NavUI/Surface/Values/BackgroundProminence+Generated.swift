// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The prominence of a background.
@available(iOS 17.0, *)
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The usual prominence.
  public static let standard = BackgroundProminence(name: "standard")

  /// More than usual.
  public static let increased = BackgroundProminence(name: "increased")
}
