// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a swipe on a sheet, before any other effect.
@available(iOS 16.4, *)
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = PresentationContentInteraction(name: "automatic")

  /// The choice "resizes".
  public static let resizes = PresentationContentInteraction(name: "resizes")

  /// The choice "scrolls".
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
