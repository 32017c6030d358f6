#if !canImport(Darwin)
public import Foundation

extension Timer {
  /// Schedules a timer that calls a closure, as `scheduledTimer(withTimeInterval:repeats:block:)` of Apple's Foundation.
  ///
  /// - Parameters:
  ///   - interval: The time until the timer first fires, and between two firings, in seconds.
  ///   - repeats: A Boolean value that indicates whether the timer fires more than once.
  ///   - block: The closure.
  /// - Returns: The timer, which need not be used.
  @preconcurrency
  @discardableResult
  public static func navlabSchedule(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer that calls a closure, as `init(timeInterval:repeats:block:)` of Apple's Foundation.
  ///
  /// - Parameters:
  ///   - interval: The time until the timer first fires, and between two firings, in seconds.
  ///   - repeats: A Boolean value that indicates whether the timer fires more than once.
  ///   - block: The closure.
  @preconcurrency
  public convenience init(
    navlabPeriod interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval),
      interval: interval,
      repeats: repeats,
      block: block
    )
  }
}

extension NotificationCenter {
  /// Adds a closure that observes notifications, as `addObserver(forName:object:queue:using:)` of Apple's Foundation.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications, or nil for all.
  ///   - object: The sender of the notifications, or nil for all.
  ///   - queue: The queue on which the closure runs, or nil for the sender's.
  ///   - block: The closure.
  /// - Returns: The observer, which need not be used.
  @preconcurrency
  @discardableResult
  public func navlabWatch(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }
}

extension OperationQueue {
  /// Adds a closure as an operation, like `addOperation(_:)` in Apple's Foundation.
  ///
  /// - Parameter block: The closure.
  @preconcurrency
  public func navlabAppend(_ block: @escaping @Sendable () -> Void) {
    addOperation(block)
  }
}
#endif
