public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications of one name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender to listen to, or nil for every one.
  /// - Returns: The publisher.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of one name.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of values: notifications.
    public typealias Output = Notification
    /// The type of errors; there are none.
    public typealias Failure = Never

    /// The notification centre.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The sender to observe, or nil for every sender.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - name: The name.
    ///   - object: The sender to listen to, or nil for every one.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Adds a subscriber.
    ///
    /// - Parameter subscriber: The subscriber to the notifications.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Notification, Receiver.Failure == Never {
      nonisolated(unsafe) let notifications = PassthroughSubject<Notification, Never>()
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        notifications.send(notification)
      }
      nonisolated(unsafe) let observer = token
      notifications
        .handleEvents(receiveCancel: { [center] in center.removeObserver(observer) })
        .receive(subscriber: subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether two publishers publish the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
