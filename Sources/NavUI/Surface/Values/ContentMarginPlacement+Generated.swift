// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The margins that content margins apply to.
@available(iOS 17.0, *)
public struct ContentMarginPlacement: Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = ContentMarginPlacement(name: "automatic")

  /// The choice "scroll content".
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")

  /// The choice "scroll indicators".
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
