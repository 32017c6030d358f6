/// The running app, as UIKit represents it.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// The object that the app has made its delegate.
  public internal(set) var delegate: (any UIApplicationDelegate)?
  /// The number on the app's icon.
  public var applicationIconBadgeNumber = 0
  /// Whether the screen stays lit.
  public var isIdleTimerDisabled = false
  /// The quick actions that the app itself has set.
  public var shortcutItems: [UIApplicationShortcutItem]?

  nonisolated override init() {}

  /// The running app.
  public static var shared: UIApplication { CurrentApp.system.application }

  /// The app's state, from the background to active use.
  public var applicationState: State { CurrentApp.system.applicationState }

  /// Whether the app may show several windows, as on a tablet; NavLab shows one.
  public var supportsMultipleScenes: Bool { false }

  /// Returns whether there is an app for a URL.
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

  /// The text of the URL of the app's own settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The text of the URL of the app's own settings for notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// An app's state, from the background to active use.
  public enum State: Int, Sendable {
    /// The app is visible and can be used.
    case active
    /// The app may be visible, but nothing in it can be used.
    case inactive
    /// The app is not visible.
    case background
  }

  /// A choice about opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the choice.
    public let rawValue: String

    /// Creates a choice by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The option to open the link only in an app that declares it as its own.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// A reason for which an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a reason by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A URL was opened.
    public static let url = Self(rawValue: "url")

    /// A remote notification was tapped.
    public static let remoteNotification = Self(rawValue: "remoteNotification")

    /// A shortcut of the app's icon was chosen.
    public static let shortcutItem = Self(rawValue: "shortcutItem")

    /// Another app requested the launch.
    public static let sourceApplication = Self(rawValue: "sourceApplication")
  }

  /// A fact about a URL that an app should open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the fact.
    public let rawValue: String

    /// Creates a fact by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that asks.
    public static let sourceApplication = Self(rawValue: "sourceApplication")
  }
}
