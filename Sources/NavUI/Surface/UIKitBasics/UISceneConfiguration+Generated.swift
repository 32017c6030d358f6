// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The settings with which a scene is made.
@MainActor
@preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name in the app's `Info.plist`.
  public let name: String?

  /// The purpose of the scene.
  public let role: UISceneSession.Role

  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?

  /// The class of the scene.
  public var sceneClass: AnyClass?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name in the app's `Info.plist`.
  ///   - sessionRole: The purpose of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
