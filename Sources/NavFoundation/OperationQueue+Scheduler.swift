internal import Dispatch
public import Foundation
public import OpenCombine

// Foundation declares this on Apple\'s systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {
  /// The type of times in the schedule.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// An empty set of options for scheduled actions.
  public struct SchedulerOptions {}

  /// The current date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The tolerance, which is always zero.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

  /// Schedules an action to run as soon as possible.
  ///
  /// - Parameters:
  ///   - options: The options, of which there are none.
  ///   - action: The action.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    if self === OperationQueue.main {
      // Its operations pass through other threads first, in an unpredictable order.
      DispatchQueue.main.async { action() }
    } else {
      addOperation { action() }
    }
  }

  /// Runs an action at the given date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - tolerance: The maximum delay of the action.
  ///   - options: The options, of which there are none.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let queue = self
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in
      queue.schedule(options: nil) { action() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Runs an action repeatedly from the given date.
  ///
  /// - Parameters:
  ///   - date: The first date.
  ///   - interval: The time between two runs.
  ///   - tolerance: The maximum delay of the action.
  ///   - options: The options, of which there are none.
  ///   - action: The action.
  /// - Returns: A cancellable that ends the repetition.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let queue = self
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      queue.schedule(options: nil) { action() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}
