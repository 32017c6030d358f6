/// A centre for an app's notifications, which a user can see and tap.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var known: Set<UNNotificationCategory> = []
  private weak var listener: (any UNUserNotificationCenterDelegate)?

  override init() {}

  /// Returns the notification centre of the running app.
  public class func current() -> UNUserNotificationCenter {
    CurrentApp.graph?.system.notifications ?? UNUserNotificationCenter()
  }

  /// The delegate that is notified of taps on notifications, or nil if there is none.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }

  /// Requests permission to show notifications, which NavLab always grants.
  ///
  /// - Parameters:
  ///   - options: The requested permissions.
  ///   - completionHandler: A closure called with the result of the request.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(true, nil)
  }

  /// Requests permission to show notifications and returns true, because NavLab always grants the permission.
  ///
  /// - Parameter options: The requested permissions.
  /// - Returns: Always true.
  /// - Throws: Never.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }

  /// Schedules a notification, which remains pending until it is removed.
  ///
  /// - Parameters:
  ///   - request: The notification.
  ///   - completionHandler: A closure called with nil.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }

  /// Schedules a notification, which remains pending until it is removed.
  ///
  /// - Parameter request: The notification.
  /// - Throws: Never.
  public func add(_ request: UNNotificationRequest) async throws {
    keep(request)
  }

  /// Returns the pending notifications.
  ///
  /// - Returns: The notifications, in the order of their requests.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    pending
  }

  /// Passes the pending notifications to a closure.
  ///
  /// - Parameter completionHandler: A closure called with the notifications.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending)
  }

  /// Removes the pending notifications with the given identifiers.
  ///
  /// - Parameter identifiers: The names.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all pending notifications.
  public func removeAllPendingNotificationRequests() {
    lock.withLock { requests = [] }
  }

  /// Sets the categories that define the buttons of notifications.
  ///
  /// - Parameter categories: The kinds of notifications with their buttons.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { known = categories }
  }

  /// Returns the categories of notifications.
  ///
  /// - Returns: The kinds.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { known }
  }

  /// Passes the categories of notifications to a closure.
  ///
  /// - Parameter completionHandler: A closure called with the kinds.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(lock.withLock { known })
  }

  /// Removes all delivered notifications, which has no effect because NavLab delivers none.
  public func removeAllDeliveredNotifications() {}

  /// Sets the number on the app's icon, which has no effect in NavLab.
  ///
  /// - Parameter newBadgeCount: The number.
  /// - Throws: Never.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Performs a user's tap on a notification or button, and returns whether the app has a delegate for notifications.
  ///
  /// - Parameters:
  ///   - userInfo: The values of the notification.
  ///   - button: The button on it, or nil for the notification itself.
  /// - Returns: Whether the app has a delegate for notifications.
  @MainActor
  func tap(_ userInfo: [String: Any], button: Button?) -> Bool {
    guard let delegate else { return false }
    let content = UNMutableNotificationContent()
    content.userInfo = userInfo
    if let button { content.categoryIdentifier = button.category.identifier }
    let request = UNNotificationRequest(
      identifier: "notification",
      content: content,
      trigger: UNPushNotificationTrigger()
    )
    let response = UNNotificationResponse(
      notification: UNNotification(request: request),
      actionIdentifier: button?.action.identifier ?? UNNotificationDefaultActionIdentifier
    )
    delegate.userNotificationCenter(self, didReceive: response) {}
    return true
  }

  /// A notification button with the category to which it belongs.
  typealias Button = (action: UNNotificationAction, category: UNNotificationCategory)

  /// Returns the button with an identifier or a title, or throws an error if there is none.
  ///
  /// - Parameter name: The identifier, or the title.
  /// - Returns: The button.
  /// - Throws: `Refusal` if no kind of notification has it.
  func button(_ name: String) throws -> Button {
    let categories = lock.withLock { known }.sorted { $0.identifier < $1.identifier }
    let buttons = categories.flatMap { category in category.actions.map { ($0, category) } }
    let found =
      buttons.first { $0.0.identifier == name } ?? buttons.first { $0.0.title == name }
    guard let found else {
      let names = buttons.map { "\"\($0.0.identifier)\"" }.joined(separator: ", ")
      throw Refusal(
        names.isEmpty
          ? "No notification has a button: setNotificationCategories was not called."
          : "No notification has the action \"\(name)\"; the actions are \(names)."
      )
    }
    return found
  }

  private var pending: [UNNotificationRequest] {
    lock.withLock { requests }
  }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }
}
