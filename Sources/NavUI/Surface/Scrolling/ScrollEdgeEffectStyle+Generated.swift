// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The way in which content fades under a bar.
@available(iOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")

  /// The choice "hard".
  public static let hard = ScrollEdgeEffectStyle(name: "hard")

  /// The choice "soft".
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
