/// The running app, as UIKit represents it.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// The delegate of the app, or nil if there is none.
  public internal(set) var delegate: (any UIApplicationDelegate)?
  /// The number on the app's icon.
  public var applicationIconBadgeNumber = 0
  /// A Boolean value that indicates whether the screen stays on.
  public var isIdleTimerDisabled = false
  /// The quick actions that the app has set, or nil if there are none.
  public var shortcutItems: [UIApplicationShortcutItem]?

  nonisolated override init() {}

  /// The running app.
  public static var shared: UIApplication { CurrentApp.system.application }

  /// The state of the app: background, inactive or active.
  public var applicationState: State { CurrentApp.system.applicationState }

  /// A Boolean value that indicates whether the app supports several windows: always false.
  public var supportsMultipleScenes: Bool { false }

  /// Returns whether an app can open a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it can; true for every URL with a scheme.
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme != nil
  }

  /// Asks the system to open a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options for opening the URL.
  ///   - completion: A closure called with whether the URL was accepted.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isAccepted = CurrentApp.system.open(url, for: CurrentApp.graph)
    completion?(isAccepted)
  }

  /// Asks the system to open a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options for opening the URL.
  /// - Returns: Whether the URL was accepted.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    CurrentApp.system.open(url, for: CurrentApp.graph)
  }

  /// Registers for remote notifications, which a script sends with `notification`.
  public func registerForRemoteNotifications() {}

  /// Unregisters from remote notifications.
  public func unregisterForRemoteNotifications() {}

  /// The URL of the app's settings, as a string.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The URL of the app's notification settings, as a string.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The state of an app: background, inactive or active.
  public enum State: Int, Sendable {
    /// The state in which the app is visible and can be used.
    case active
    /// The state in which the app may be visible but cannot be used.
    case inactive
    /// The state in which the app is not visible.
    case background
  }

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The option to open the URL only in an app that declares it as a universal link.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// A reason for the launch of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A request to open a URL.
    public static let url = Self(rawValue: "url")

    /// A tap on a remote notification.
    public static let remoteNotification = Self(rawValue: "remoteNotification")

    /// The choice of a quick action on the app's icon.
    public static let shortcutItem = Self(rawValue: "shortcutItem")

    /// A request from another app.
    public static let sourceApplication = Self(rawValue: "sourceApplication")
  }

  /// An option that describes the request to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The option that contains the name of the requesting app.
    public static let sourceApplication = Self(rawValue: "sourceApplication")
  }
}
