// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The choice of whether a scene is opened at launch.
@available(iOS 18.0, *)
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String

  /// The system's default.
  public static let automatic = SceneLaunchBehavior(name: "automatic")

  /// It is opened.
  public static let presented = SceneLaunchBehavior(name: "presented")

  /// It is not opened.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
