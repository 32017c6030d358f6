// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The choice of whether the system reopens windows from the previous launch.
@available(iOS 18.0, *)
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String

  /// The system's default.
  public static let automatic = SceneRestorationBehavior(name: "automatic")

  /// Windows are not reopened.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
