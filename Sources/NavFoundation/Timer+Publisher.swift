public import Foundation
public import OpenCombine

extension Timer {
  /// Returns a publisher that repeatedly publishes the current date.
  ///
  /// It starts when it is connected, which `autoconnect()` does for the first subscriber.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two dates.
  ///   - tolerance: The maximum delay of a date, which has no effect on a virtual clock.
  ///   - runLoop: The run loop that the timer is added to.
  ///   - mode: The mode of the run loop.
  ///   - options: Options for the run loop, of which there are none.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }

  /// A publisher that repeatedly publishes the current date.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of published values.
    public typealias Output = Date
    /// The type of errors, which never occur.
    public typealias Failure = Never

    /// The number of seconds between two dates.
    public let interval: TimeInterval
    /// The tolerance for the time of publication, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop to which the timer is added.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// The options for the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let dates = PassthroughSubject<Date, Never>()
    /// The running timer, which all connections share, or nil if the timer is not running.
    private var timer: Timer?

    /// Creates a publisher that is not connected.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates.
    ///   - tolerance: The maximum delay of a date.
    ///   - runLoop: The run loop that the timer is added to.
    ///   - mode: The mode of the run loop.
    ///   - options: Options for the run loop.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber to this publisher.
    ///
    /// - Parameter subscriber: The subscriber to the dates.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Date, Receiver.Failure == Never {
      dates.receive(subscriber: subscriber)
    }

    /// Starts the timer unless it is already running, and returns a connection that can stop it.
    ///
    /// - Returns: A value that stops it for all subscribers.
    public func connect() -> any Cancellable {
      if let timer, timer.isValid { return Connection(timer: timer) }
      nonisolated(unsafe) let dates = dates
      let start = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: start, interval: interval, repeats: true) { _ in dates.send(Date()) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      self.timer = timer
      return Connection(timer: timer)
    }

    /// A connection that stops a timer when it is cancelled, but not when it is discarded.
    private struct Connection: Cancellable {
      let timer: Timer

      func cancel() { timer.invalidate() }
    }
  }
}
