/// The services that the system provides for an app, together with the state of the app's scene.
@MainActor
package final class SystemServices {
  /// The URLs that the app has asked the system to open, oldest first.
  package private(set) var openedURLs: [URL] = []
  /// The user's activities, as the app's views describe them.
  let activities = UserActivities()
  /// The app, as UIKit represents it.
  let application = UIApplication()
  /// The notification centre for the notifications shown to the user.
  let notifications = UNUserNotificationCenter()
  /// The pasteboard, which contains what was copied last.
  let pasteboard = UIPasteboard()
  /// The device that the app runs on.
  let device = UIDevice()
  let screen = UIScreen()
  let navigationBar = UINavigationBar()
  let tabBar = UITabBar()
  /// The scene with its window, as UIKit represents it.
  let scene = UIWindowScene(of: UIWindow())
  /// The scene's delegate, which the scene itself references only weakly, or nil if there is none.
  var sceneDelegate: (any UISceneDelegate)?
  /// The quick action that launched the app, or nil if none did.
  var launchAction: UIApplicationShortcutItem?
  /// The width class of the window, which determines whether the device is a phone or a tablet.
  var width = UserInterfaceSizeClass.compact
  /// The phase of the scene: background, inactive or active.
  var phase = ScenePhase.inactive

  package init() {}

  /// Opens a URL for the app, and returns whether the URL was accepted.
  ///
  /// A scheme that no app of the system has is assumed to be the app's own, since there is no Info.plist to declare it;
  /// the URL is then sent back to the app.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - graph: The app's views.
  /// - Returns: Whether the URL was accepted.
  func open(_ url: URL, for graph: ViewGraph?) -> Bool {
    guard let scheme = url.scheme else { return false }
    openedURLs.append(url)
    if !Self.systemSchemes.contains(scheme.lowercased()) {
      graph?.perform {
        for action in graph?.eventHandlers.responses(to: .url(url)) ?? [] { action() }
      }
    }
    return true
  }

  /// The phase of the scene, expressed as UIKit's application state.
  var applicationState: UIApplication.State {
    switch phase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// The URL schemes that the system's apps open.
  private static let systemSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps",
    "itms-apps", "itms-appss", "itms", "app-settings", "prefs", "app-prefs", "calshow", "music",
    "shortcuts", "file", "data", "x-apple.systempreferences",
  ]
}
