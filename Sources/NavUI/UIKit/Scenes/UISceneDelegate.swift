// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An object that receives events of a scene's life cycle.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Called after the scene was created; an app creates its window here.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The state that the system keeps for it.
  ///   - connectionOptions: The reasons for creating the scene.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// Called after the scene was removed.
  ///
  /// - Parameter scene: The scene.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene becomes active.
  ///
  /// - Parameter scene: The scene.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called before the scene becomes inactive.
  ///
  /// - Parameter scene: The scene.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called before the scene becomes visible.
  ///
  /// - Parameter scene: The scene.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called after the scene has become invisible.
  ///
  /// - Parameter scene: The scene.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when the app is asked to open URLs.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called when the app is asked to continue an activity.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The activity to continue.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// An object that receives events of a window scene's life cycle.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Called when a user chooses a quick action while the app is running.
  ///
  /// An app that is launched by one receives it in the options of
  /// `scene(_:willConnectTo:options:)`.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The quick action.
  ///   - completionHandler: A closure called with whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// Called when a user chooses a quick action while the app is running.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The quick action.
  /// - Returns: Whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Calls the asynchronous form, which a delegate may have instead.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Task { @MainActor in
      completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem))
    }
  }

  /// Returns false.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    false
  }
}
