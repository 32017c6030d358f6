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

  /// The user has taken a picture of the screen; it is never sent.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")

  /// The time has changed by more than the passing seconds; it is never sent.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")

  /// The user has changed whether the app may refresh in the background; it is never sent.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = name(
    "BackgroundRefreshStatusDidChange"
  )

  /// Protected files are about to be locked; it is never sent.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = name(
    "ProtectedDataWillBecomeUnavailable"
  )

  /// Protected files can be read; it is never sent.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = name(
    "ProtectedDataDidBecomeAvailable"
  )

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
