// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// An object that receives events of an app's life cycle from UIKit.
///
/// An app of scenes, as every SwiftUI app is one, tells of its launch and of remote notifications here, and of
/// the way to and from the background in `scenePhase`.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Responds to the beginning of the app's launch.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: Whether a URL that the app was launched with can be handled.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Responds to the end of the app's launch, before anything is visible.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: Whether a URL that the app was launched with can be handled.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Responds to URLs in an app without scenes; never called with scenes: URLs arrive in `onOpenURL`.
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

  /// Responds to the app's registration for remote notifications.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - deviceToken: The address to send them to.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// Responds to a failed registration for remote notifications.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - error: Why not.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// Returns the configuration of a scene before it is created.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - connectingSceneSession: What the system keeps of the scene.
  ///   - options: Why it is made.
  /// - Returns: How it is made.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Responds to a quick action in an app without scenes; never called with scenes, where the action reaches
  /// `windowScene(_:performActionFor:completionHandler:)`.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - shortcutItem: The quick action.
  ///   - completionHandler: Takes whether it could be done.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// Responds to scenes that the user has closed; never called, because there is one scene.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - sceneSessions: What the system kept of the scenes.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// Returns the directions in which the window can be held.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - window: The window.
  /// - Returns: The directions.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Responds to deactivation in an app without scenes; never called with scenes: see `scenePhase`.
  ///
  /// - Parameter application: The app.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Responds to entering the background in an app without scenes; never called with scenes: see `scenePhase`.
  ///
  /// - Parameter application: The app.
  func applicationWillResignActive(_ application: UIApplication)

  /// Responds to leaving the background in an app without scenes; never called with scenes: see `scenePhase`.
  ///
  /// - Parameter application: The app.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Responds to activation in an app without scenes; never called with scenes: see `scenePhase`.
  ///
  /// - Parameter application: The app.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app ends; the system ends apps in the background without this call.
  ///
  /// - Parameter application: The app.
  func applicationWillTerminate(_ application: UIApplication)

  /// Memory is short.
  ///
  /// - Parameter application: The app.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns false.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

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

  /// Leaves the configuration as the system would have it.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Returns all orientations.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

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
