// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The form of a presentation in a small window.
@available(iOS 16.4, *)
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The form that the system chooses.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// The form that it has if there is enough room.
  public static let none = PresentationAdaptation(name: "none")

  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// A cover over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
