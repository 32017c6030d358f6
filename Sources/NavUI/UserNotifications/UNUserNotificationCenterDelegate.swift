/// A delegate that responds to notifications and to the user's actions on them.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Responds to a user's action on a notification, and then calls a closure.
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

  /// Responds to a user's action on a notification.
  ///
  /// - Parameters:
  ///   - center: The app's centre.
  ///   - response: The user's response to the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async

  /// Responds to a notification that arrives while the app is on the screen, and passes options to a closure.
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

  /// Returns the options for showing a notification that arrives while the app is on the screen.
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
  /// Calls the asynchronous method, which a delegate may implement instead.
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

  /// Has no effect by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}

  /// Calls the asynchronous method, which a delegate may implement instead.
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

  /// Returns no options, which prevents the notification from being shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    []
  }
}
