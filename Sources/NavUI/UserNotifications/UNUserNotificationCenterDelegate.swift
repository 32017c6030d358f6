/// An object that receives the user's responses to notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called after a user has tapped a notification.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - response: The user's response to the notification.
  ///   - completionHandler: A closure to call when everything is done.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// Called after a user has tapped a notification.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - response: The user's response to the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// Called when a notification arrives while the app is on the screen.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - notification: The notification.
  ///   - completionHandler: A closure called with the options for showing it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )

  /// Called when a notification arrives while the app is on the screen.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - notification: The notification.
  /// - Returns: The options for showing it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
}

extension UNUserNotificationCenterDelegate {
  /// Calls the asynchronous form, which a delegate may have instead.
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

  /// Calls the asynchronous form, which a delegate may have instead.
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
