/// An object that hears of the life of an app from UIKit.
///
/// An app of scenes, as every SwiftUI app is one, tells of its launch and of remote notifications here, and
/// of the way to and from the background in `scenePhase`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is about to be launched.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: Whether a URL that the app was launched with can be handled.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has been launched, but shows nothing yet.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: Whether a URL that the app was launched with can be handled.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Never called in an app of scenes: URLs arrive in `onOpenURL`.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - url: The URL.
  ///   - options: Facts about the URL.
  /// - Returns: Whether the URL can be handled.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The app may be sent remote notifications.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - deviceToken: The address to send them to.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// The app cannot be sent remote notifications.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - error: Why not.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// Never called in an app of scenes: see `scenePhase`.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Never called in an app of scenes: see `scenePhase`.
  func applicationWillResignActive(_ application: UIApplication)

  /// Never called in an app of scenes: see `scenePhase`.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Never called in an app of scenes: see `scenePhase`.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end; the system ends apps in the background without a word.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Says yes.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Says yes.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Says no.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    false
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
