extension UIApplication {
  /// The notification that the app has been launched.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")

  /// The notification that the app is on the screen and can be used.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")

  /// The notification that the app is about to leave the screen.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")

  /// The notification that the app has left the screen.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  /// The notification that the app is about to return to the screen.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")

  /// The notification that the app is about to end.
  public nonisolated static let willTerminateNotification = name("WillTerminate")

  /// The notification that memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning"
  )

  /// The notification that the user has taken a screenshot, which NavLab never sends.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")

  /// The notification of a significant time change, which NavLab never sends.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")

  /// The notification that the permission to refresh in the background has changed, which NavLab never sends.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange"
  )

  /// The notification that protected files are about to be locked, which NavLab never sends.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable"
  )

  /// The notification that protected files have become readable, which NavLab never sends.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable"
  )

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
