// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The data that the system keeps of a scene.
@MainActor
@preconcurrency
public final class UISceneSession: NSObject {
  /// The purpose of the scene.
  public let role = Role.windowApplication

  /// The settings with which the scene is made.
  public lazy var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// The identity that outlives the app.
  public let persistentIdentifier = "main"

  /// The app's own additional information.
  public var userInfo: [String: Any]?

  /// The activity that was saved to restore the scene.
  public var stateRestorationActivity: NSUserActivity?

  nonisolated internal override init() {
  }

  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A window of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}
