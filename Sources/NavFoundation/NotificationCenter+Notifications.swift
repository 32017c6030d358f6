public import Foundation

extension NotificationCenter {
  /// Returns the notifications with the given name, in the order of posting.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The sender to observe, or nil for every sender.
  /// - Returns: An infinite sequence, for `for await`.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications with a given name, in the order of posting.
  ///
  /// Each loop receives the notifications posted after its start.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of errors, which never occur.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts observing, and returns an iterator.
    ///
    /// - Returns: An iterator over the notifications, which stops listening when its loop ends or its task is
    ///   cancelled.
    public func makeAsyncIterator() -> Iterator {
      let (deliveries, continuation) = AsyncStream.makeStream(of: Delivery.self)
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name,
        object: object,
        queue: nil
      ) { notification in
        continuation.yield(Delivery(notification: notification))
      }
      continuation.onTermination = { [center] _ in center.removeObserver(observer) }
      return Iterator(deliveries: deliveries.makeAsyncIterator())
    }

    /// An iterator over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var deliveries: AsyncStream<Delivery>.Iterator

      /// Waits for the next notification, and returns it.
      ///
      /// - Returns: The notification, or nil if the task is cancelled.
      public mutating func next() async -> Notification? {
        await deliveries.next()?.notification
      }

      /// Waits for the next notification on the given actor, and returns the notification.
      ///
      /// - Parameter actor: The waiter's actor.
      /// - Returns: The notification, or nil if the task is cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await deliveries.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification that is passed from the sender to the receiver.
  fileprivate struct Delivery: @unchecked Sendable {
    let notification: Notification
  }
}
