public import Dispatch
public import OpenCombine

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Scheduler {
  /// The options for scheduled blocks.
  public struct SchedulerOptions {
    /// The quality of service of the block.
    public var qos: DispatchQoS
    /// The flags of the block.
    public var flags: DispatchWorkItemFlags
    /// The group that the block belongs to.
    public var group: DispatchGroup?

    /// Creates options for scheduled blocks.
    ///
    /// - Parameters:
    ///   - qos: The quality of service.
    ///   - flags: The flags of the block.
    ///   - group: The group that the block belongs to.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The current time, measured since the system started.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The tolerance, which is always zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs an action when the queue is free.
  ///
  /// - Parameters:
  ///   - options: Options for the block.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    nonisolated(unsafe) let action = action
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs an action at the given time.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: The maximum delay of the action.
  ///   - options: Options for the block.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action() }
  }

  /// Runs an action repeatedly from the given time.
  ///
  /// - Parameters:
  ///   - date: The first time.
  ///   - interval: The time between two runs.
  ///   - tolerance: The maximum delay of the action.
  ///   - options: Options for the blocks.
  ///   - action: The action.
  /// - Returns: A cancellable that ends the repetition.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(queue: self, interval: interval, options: options, action: action)
    repetition.start(at: date)
    return AnyCancellable { repetition.cancel() }
  }
}

/// An action that runs repeatedly until it is cancelled.
private final class Repetition {
  private let queue: DispatchQueue
  private let interval: DispatchQueue.SchedulerTimeType.Stride
  private let options: DispatchQueue.SchedulerOptions?
  private var action: (() -> Void)?

  init(
    queue: DispatchQueue,
    interval: DispatchQueue.SchedulerTimeType.Stride,
    options: DispatchQueue.SchedulerOptions?,
    action: @escaping () -> Void
  ) {
    self.queue = queue
    self.interval = interval
    self.options = options
    self.action = action
  }

  func start(at date: DispatchQueue.SchedulerTimeType) {
    queue.schedule(after: date, tolerance: .nanoseconds(0), options: options) {
      guard let action = self.action else { return }
      action()
      // Without any delay, it would starve all other work.
      let next = date.advanced(by: max(self.interval, .nanoseconds(1000)))
      if self.action != nil { self.start(at: next) }
    }
  }

  func cancel() {
    action = nil
  }
}
