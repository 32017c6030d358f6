internal import Dispatch
internal import Synchronization

/// A loop that runs the app's asynchronous work whenever the driver requests it.
///
/// Jobs of Swift concurrency (of the main actor, of other actors, of detached tasks) and blocks on the main dispatch
/// queue wait in one queue, the main dispatch queue, and run in the order of their arrival. Sleepers wait on a virtual
/// clock. `Docs/Decisions/0004-virtual-time.md` explains why and how. Other threads get their turns when the queue is
/// empty.
package final class MainLoop: Sendable {
  private let clock = Mutex(VirtualClock())
  private let jobsRun = Atomic(0)
  private let isRunning = Atomic(false)
  /// The main dispatch queue, or nil in a loop that runs nothing.
  private let queue: MainQueue?
  private let runLoop = MainRunLoop()
  private let publishNow: @Sendable (Duration) -> Void

  /// Creates a loop that runs the main dispatch queue of the process.
  ///
  /// - Parameter publishNow: A closure called with the time whenever it changes.
  init(publishNow: @escaping @Sendable (Duration) -> Void) {
    self.publishNow = publishNow
    queue = MainQueue()
  }

  /// Creates a loop that never runs anything and does not take over the main dispatch queue.
  ///
  /// An app can be shown with it as long as its views start no tasks.
  package init() {
    publishNow = { _ in }
    queue = nil
  }

  /// The time since launch.
  package var now: Duration { clock.withLock { $0.now } }

  /// The deadline of the next sleeper, or nil if there is none.
  ///
  /// A task that was cancelled during its sleep has already continued, but its deadline still counts here.
  package var nextDeadline: Duration? { clock.withLock { $0.nextDeadline } }

  /// Runs jobs until none are ready or the limit is reached.
  ///
  /// A call from within a job returns immediately with unfinished work, because the loop that runs the job continues
  /// after it.
  ///
  /// - Parameter limit: The maximum number of jobs, although at least one turn of the loop is made. The remaining jobs
  ///   stay in the queue.
  /// - Returns: The number of jobs that ran, and whether none are left.
  @MainActor
  package func settle(limit: Int = 100_000) -> SettleResult {
    guard !isRunning.exchange(true, ordering: .relaxed) else {
      return SettleResult(jobs: 0, isSettled: false)
    }
    defer { isRunning.store(false, ordering: .relaxed) }
    guard let queue else { return SettleResult(jobs: 0, isSettled: true) }
    var total = 0
    var hasLooked = false
    while true {
      let before = jobsRun.load(ordering: .relaxed)
      var hadWork = queue.drain()
      if !hadWork {
        runLoop.turn()
        hadWork = queue.drain()
      }
      ProcessTime.turns.noteProgress()
      if ProcessTime.turns.giveWay() { hadWork = true }
      let ran = jobsRun.load(ordering: .relaxed) - before
      if !hadWork, ran == 0 {
        guard !hasLooked, BackgroundThreads.lookAtDescriptors() else {
          return SettleResult(jobs: total, isSettled: true)
        }
        hasLooked = true
        continue
      }
      hasLooked = false
      total += max(ran, 1)
      guard total < limit else { return SettleResult(jobs: total, isSettled: false) }
    }
  }

  /// Advances the time gradually, running all ready jobs first and again at each sleeper's deadline.
  ///
  /// - Parameters:
  ///   - duration: The time to pass.
  ///   - limit: The maximum number of jobs. The clock then stays at the instant reached.
  /// - Returns: The number of jobs that ran, and whether the whole time passed and no jobs are left.
  @MainActor
  package func advance(by duration: Duration, limit: Int = 100_000) -> SettleResult {
    let end = now + max(duration, .zero).roundedUpToNanoseconds
    var result = settle(limit: limit)
    while result.isSettled {
      let (now, due) = clock.withLock { clock in
        let due = clock.step(to: end)
        return (clock.now, due)
      }
      publishNow(now)
      guard !due.isEmpty else { return result }
      for wake in due {
        wake()
      }
      let more = settle(limit: limit - result.jobs)
      result = SettleResult(jobs: result.jobs + more.jobs, isSettled: more.isSettled)
    }
    return result
  }

  /// Advances the time to the next sleeper's deadline, and returns whether any sleeper woke up.
  ///
  /// - Returns: Whether any sleeper woke up.
  func passToNextDeadline() -> Bool {
    let step = clock.withLock { clock in
      clock.nextDeadline.map { deadline in (due: clock.step(to: deadline), now: clock.now) }
    }
    guard let step else { return false }
    publishNow(step.now)
    for wake in step.due {
      wake()
    }
    return true
  }

  /// Adds work to the queue from any thread.
  ///
  /// - Parameter work: The work, which runs in the next call of `settle`.
  package func enqueue(_ work: @escaping @MainActor @Sendable () -> Void) {
    enqueueJob {
      MainActor.assumeIsolated(work)
    }
  }

  /// Adds work to the queue after a delay, and returns an identity for cancelling the work.
  ///
  /// - Parameters:
  ///   - delay: The time to pass.
  ///   - work: The work.
  /// - Returns: A name for the work, to cancel it.
  package func enqueue(
    after delay: Duration,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> VirtualClock.SleeperID {
    clock.withLock { clock in
      clock.schedule(at: clock.now + delay) { [self] in
        enqueue(work)
      }
    }
  }

  /// Cancels work whose delay has not yet passed.
  ///
  /// - Parameter id: The name of the work.
  package func cancel(_ id: VirtualClock.SleeperID) {
    clock.withLock { $0.cancel(id) }
  }

  /// Adds a job to the queue from any thread.
  func enqueueJob(_ job: @escaping @Sendable () -> Void) {
    guard queue != nil else { return }
    DispatchQueue.main.async { [self] in
      jobsRun.wrappingAdd(1, ordering: .relaxed)
      job()
    }
  }

  /// Adds a job to the queue after a delay, or immediately if the delay is zero.
  func enqueueJob(after delay: Duration, _ job: @escaping @Sendable () -> Void) {
    wake(after: delay) { [self] in
      enqueueJob(job)
    }
  }

  /// Schedules an action to run between jobs after a delay, and returns an identity for cancelling the action.
  func alarm(
    after delay: Duration,
    _ wake: @escaping VirtualClock.Wake
  ) -> VirtualClock.SleeperID {
    clock.withLock { $0.schedule(at: $0.now + delay, wake) }
  }

  /// Runs an action between jobs after a delay, or immediately if the delay is zero.
  func wake(after delay: Duration, _ wake: @escaping VirtualClock.Wake) {
    guard delay > .zero else { return wake() }
    clock.withLock { clock in
      _ = clock.schedule(at: clock.now + delay, wake)
    }
  }
}
