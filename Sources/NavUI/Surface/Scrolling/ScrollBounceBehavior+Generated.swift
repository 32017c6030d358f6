// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Whether content bounces at its ends.
@available(iOS 16.4, *)
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = ScrollBounceBehavior(name: "automatic")

  /// The choice "always".
  public static let always = ScrollBounceBehavior(name: "always")

  /// The choice "based on size".
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
