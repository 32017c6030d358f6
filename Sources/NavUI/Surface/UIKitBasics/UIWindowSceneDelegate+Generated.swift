// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// An object that receives events of a window scene's life cycle.
@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Called when a user chooses a quick action while the app is running.
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

  /// Called when a user chooses a quick action while the app is running.
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
  ) async -> Bool { false }
}
