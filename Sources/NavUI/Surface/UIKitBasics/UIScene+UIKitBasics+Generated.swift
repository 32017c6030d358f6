// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension UIScene {
  /// The reasons for which a scene is made.
  @MainActor
  @preconcurrency
  public final class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>

    /// The activities to continue.
    public let userActivities: Set<NSUserActivity>

    /// The notification that was tapped.
    public let notificationResponse: UNNotificationResponse? = nil

    /// The quick action that was chosen.
    public let shortcutItem: UIApplicationShortcutItem?

    internal init(urls: [URL] = [], shortcutItem: UIApplicationShortcutItem? = nil) {
      self.shortcutItem = shortcutItem
      urlContexts = Set(urls.map(UIOpenURLContext.init))
      userActivities = []
    }
  }
}
