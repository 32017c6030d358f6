extension UIApplication {
  /// The app has been launched.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")

  /// The app is on the screen and can be used.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")

  /// The app is about to leave the screen.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")

  /// The app has left the screen.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  /// The app is about to come back to the screen.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")

  /// The app is about to end.
  public nonisolated static let willTerminateNotification = name("WillTerminate")

  /// Memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning"
  )

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
