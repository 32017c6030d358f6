/// An object that hears of taps on the app's notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A person has tapped a notification.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - response: What was tapped.
  ///   - completionHandler: To be called when everything is done.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// A person has tapped a notification.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - response: What was tapped.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// A notification has come while the app is on the screen.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - notification: The notification.
  ///   - completionHandler: Takes how to show it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )

  /// A notification has come while the app is on the screen.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - notification: The notification.
  /// - Returns: How to show it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
}

extension UNUserNotificationCenterDelegate {
  /// Calls the asynchronous form, which a delegate may have in place of this one.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let call = Unchecked(value: (self, completionHandler))
    Task { @MainActor in
      await call.value.0.userNotificationCenter(center, didReceive: response)
      call.value.1()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}

  /// Calls the asynchronous form, which a delegate may have in place of this one.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let call = Unchecked(value: (self, completionHandler))
    Task { @MainActor in
      let options = await call.value.0.userNotificationCenter(center, willPresent: notification)
      call.value.1(options)
    }
  }

  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    []
  }
}
