/// The data that the system keeps about a scene.
@MainActor @preconcurrency
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

  nonisolated override init() {}

  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The settings with which a scene is made.
@MainActor @preconcurrency
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

/// A URL that an app is asked to open.
public final class UIOpenURLContext: NSObject, Sendable {
  /// The URL.
  public let url: URL

  init(url: URL) { self.url = url }
}

extension UIScene {
  /// The reasons for which a scene is made.
  @MainActor @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The notification that was tapped.
    public let notificationResponse: UNNotificationResponse? = nil
    /// The quick action that was chosen.
    public let shortcutItem: UIApplicationShortcutItem?

    init(urls: [URL] = [], shortcutItem: UIApplicationShortcutItem? = nil) {
      self.shortcutItem = shortcutItem
      urlContexts = Set(urls.map(UIOpenURLContext.init))
      userActivities = []
    }
  }
}
