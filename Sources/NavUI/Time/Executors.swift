internal import Foundation
internal import Synchronization
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

/// An executor that runs the main actor's jobs in the main loop.
@available(macOS 26.4, *)
final class LoopMainExecutor: MainExecutor, SchedulingExecutor {
  private let loop: MainLoop
  private let isolation: CurrentIsolation

  init(loop: MainLoop, isolation: CurrentIsolation) {
    self.loop = loop
    self.isolation = isolation
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.enqueueJob {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    let job = UnownedJob(job)
    loop.enqueueJob(after: clock.delay(until: instant)) {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }

  func isIsolatingCurrentContext() -> Bool? {
    isolation.isMainActor
  }

  func checkIsolated() {
    precondition(isolation.isMainActor, "code of the main actor ran outside the main actor")
  }

  func run() {
    preconditionFailure("the main loop is run by NavLab; an app cannot run it")
  }

  func stop() {}
}

/// An executor that runs the jobs outside the main actor, such as those of detached tasks, in the main loop.
@available(macOS 26.4, *)
final class LoopTaskExecutor: TaskExecutor, SchedulingExecutor {
  private let loop: MainLoop
  private let isolation: CurrentIsolation
  private let jobs: BackgroundJobs

  init(loop: MainLoop, isolation: CurrentIsolation, jobs: BackgroundJobs) {
    self.loop = loop
    self.isolation = isolation
    self.jobs = jobs
  }

  func enqueue(_ job: consuming ExecutorJob) {
    keep(UnownedJob(job))
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    at instant: C.Instant,
    tolerance: C.Duration?,
    clock: C
  ) {
    let job = UnownedJob(job)
    loop.wake(after: clock.delay(until: instant)) { [self] in
      keep(job)
    }
  }

  private func keep(_ job: UnownedJob) {
    let entry = jobs.note { job.runSynchronously(on: .generic) }
    loop.enqueueJob { [self] in
      isolation.leaveMainActor { jobs.run(entry) }
    }
  }
}

/// A record of whether the running code belongs to the main actor.
///
/// Everything runs on the main thread, so by the thread alone, a detached task would count as the main actor's code,
/// unlike on a device.
final class CurrentIsolation: Sendable {
  private let isOutside = Atomic(false)

  var isMainActor: Bool {
    Thread.isMainThread && !isOutside.load(ordering: .relaxed)
  }

  var isOutsideMainActor: Bool { isOutside.load(ordering: .relaxed) }

  func leaveMainActor(_ body: () -> Void) {
    isOutside.store(true, ordering: .relaxed)
    body()
    isOutside.store(false, ordering: .relaxed)
  }
}

extension Clock {
  /// Returns the time until an instant, or zero for a clock whose durations are not of type `Duration`.
  fileprivate func delay(until instant: Instant) -> Swift.Duration {
    now.duration(to: instant) as? Swift.Duration ?? .zero
  }
}

extension UnownedSerialExecutor {
  /// The runtime's reference for "no actor", which consists of two zero words.
  ///
  /// Running a job on a task executor works too, but then every call of a nonisolated asynchronous function passes
  /// through the queue once more, unlike with the system's executors.
  fileprivate static let generic = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}
