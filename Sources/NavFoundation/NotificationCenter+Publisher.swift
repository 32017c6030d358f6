public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications with the given name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender to observe, or nil for every sender.
  /// - Returns: The publisher.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a given name.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of published values.
    public typealias Output = Notification
    /// The type of errors, which never occur.
    public typealias Failure = Never

    /// The notification centre to observe.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender to observe, or nil for every sender.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with the given name.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - name: The name.
    ///   - object: The sender to observe, or nil for every sender.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber to this publisher.
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
