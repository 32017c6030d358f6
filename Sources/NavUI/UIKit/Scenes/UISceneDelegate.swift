// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An object that hears of the life of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// The scene was made; an app makes its window here.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: What the system keeps of it.
  ///   - connectionOptions: Why it was made.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// The scene is gone.
  ///
  /// - Parameter scene: The scene.
  func sceneDidDisconnect(_ scene: UIScene)

  /// The scene can be used.
  ///
  /// - Parameter scene: The scene.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// The scene is about to be out of use for a while.
  ///
  /// - Parameter scene: The scene.
  func sceneWillResignActive(_ scene: UIScene)

  /// The scene is about to be seen.
  ///
  /// - Parameter scene: The scene.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// The scene is not seen any more.
  ///
  /// - Parameter scene: The scene.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// The app is asked to open URLs.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// The app is asked to go on with something.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: What to go on with.
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

/// An object that hears of the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// A person has chosen a quick action while the app was there.
  ///
  /// An app that is launched by one finds it in the options of `scene(_:willConnectTo:options:)`.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The quick action.
  ///   - completionHandler: Takes whether it could be done.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )

  /// A person has chosen a quick action while the app was there.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The quick action.
  /// - Returns: Whether it could be done.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Calls the asynchronous form, which a delegate may have in place of this one.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Task { @MainActor in
      completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem))
    }
  }

  /// Says no.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    false
  }
}
