#if os(Linux)
internal import Glibc
internal import Synchronization

/// The threads on which jobs run that are not the main actor's.
///
/// A job runs when the main loop reaches it, as if it ran there, but not on the main thread: code
/// that checks its thread, or waits for another one, behaves as on a device. While the main thread
/// waits during its own work, jobs begin without it.
final class BackgroundJobs: @unchecked Sendable {
  /// A job that has not begun, or an empty entry if it has.
  final class Entry: @unchecked Sendable {
    fileprivate var job: (@Sendable () -> Void)?

    fileprivate init(_ job: @escaping @Sendable () -> Void) {
      self.job = job
    }
  }

  private let turns: Turns
  private let entries = Mutex(JobQueue())
  /// The workers without a job, which only the thread whose turn it is accesses.
  private var idle: [Worker] = []
  private var queued: [@Sendable () -> Void] = []
  private var count = 0

  /// The maximum number of threads, the same as on a device.
  private static let limit = 64

  init(turns: Turns) {
    self.turns = turns
  }

  /// Records a job for the main loop.
  func note(_ job: @escaping @Sendable () -> Void) -> Entry {
    let entry = Entry(job)
    entries.withLock { $0.append(entry) }
    return entry
  }

  /// Runs a job that has not begun until it ends or waits for the first time.
  func run(_ entry: Entry) {
    guard let job = entries.withLock({ $0.take(entry) }) else { return }
    if let address = begin(job, isNext: true) { turns.handOver(to: address) }
  }

  /// Makes the first job that has not begun ready to run.
  ///
  /// - Returns: Whether there is one.
  func startNext() -> Bool {
    guard let job = entries.withLock({ $0.takeFirst() }) else { return false }
    if let address = begin(job, isNext: false) { turns.wake(address) }
    return true
  }

  /// Finds a thread for a job.
  ///
  /// - Returns: The wait of the thread, or nil if there are too many.
  private func begin(_ job: @escaping @Sendable () -> Void, isNext: Bool) -> UInt? {
    if let worker = idle.popLast() {
      worker.job = job
      return worker.address
    }
    guard count < Self.limit else {
      queued.append(job)
      return nil
    }
    let worker = Worker(job: job, jobs: self)
    var thread = pthread_t()
    let reference = Unmanaged.passRetained(worker)
    let start: ThreadStart = { reference in
      guard let reference else { return nil }
      Unmanaged<Worker>.fromOpaque(reference).takeRetainedValue().work()
      return nil
    }
    guard turns.startThread(&thread, nil, start, reference.toOpaque(), isNext: isNext) == 0 else {
      reference.release()
      queued.append(job)
      return nil
    }
    count += 1
    pthread_detach(thread)
    return worker.address
  }

  /// A thread that runs one job after another.
  private final class Worker {
    var job: @Sendable () -> Void
    private let jobs: BackgroundJobs

    init(job: @escaping @Sendable () -> Void, jobs: BackgroundJobs) {
      self.job = job
      self.jobs = jobs
    }

    var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    func work() {
      while true {
        job()
        while !jobs.queued.isEmpty {
          jobs.queued.removeFirst()()
        }
        job = {}
        jobs.idle.append(self)
        jobs.turns.wait(for: address)
      }
    }
  }
}

/// The jobs that have not begun, in their order.
private struct JobQueue {
  private var entries: [BackgroundJobs.Entry] = []
  private var start = 0

  mutating func append(_ entry: BackgroundJobs.Entry) {
    entries.append(entry)
  }

  mutating func take(_ entry: BackgroundJobs.Entry) -> (@Sendable () -> Void)? {
    let job = entry.job
    entry.job = nil
    dropBegun()
    return job
  }

  mutating func takeFirst() -> (@Sendable () -> Void)? {
    dropBegun()
    guard start < entries.count else { return nil }
    return take(entries[start])
  }

  /// Removes the jobs at the front that have begun.
  private mutating func dropBegun() {
    while start < entries.count, entries[start].job == nil {
      start += 1
    }
    guard start == entries.count || start > 1000 else { return }
    entries.removeFirst(start)
    start = 0
  }
}
#endif
