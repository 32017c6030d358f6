#if os(Linux)
internal import Glibc
internal import Synchronization

/// A pool of threads that run jobs of actors other than the main actor.
///
/// A job runs when the main loop reaches it, as if it ran there, but not on the main thread: code that checks its
/// thread, or waits for another one, behaves as on a device. While the main thread waits during its own work, jobs
/// begin without it.
final class BackgroundJobs: @unchecked Sendable {
  /// An entry for a job, which becomes empty when the job begins.
  final class Entry: @unchecked Sendable {
    fileprivate var job: (@Sendable () -> Void)?

    fileprivate init(_ job: @escaping @Sendable () -> Void) {
      self.job = job
    }
  }

  private let turns: Turns
  private let entries = Mutex(JobQueue())
  /// The idle workers, which only the thread that has the turn may access.
  private var idle: [Worker] = []
  private var queued: [@Sendable () -> Void] = []
  private var count = 0

  /// The maximum number of threads, which is the same as on a device.
  private static let limit = 64

  init(turns: Turns) {
    self.turns = turns
  }

  /// Records a job that the main loop will run, and returns the job's entry.
  func note(_ job: @escaping @Sendable () -> Void) -> Entry {
    let entry = Entry(job)
    entries.withLock { $0.append(entry) }
    return entry
  }

  /// Runs a job until it ends or first waits, unless the job has already begun.
  func run(_ entry: Entry) {
    guard let job = entries.withLock({ $0.take(entry) }) else { return }
    if let address = begin(job, isNext: true) { turns.handOver(to: address) }
  }

  /// Makes the first job in the queue ready to run, and returns whether there is such a job.
  ///
  /// - Returns: Whether there is one.
  func startNext() -> Bool {
    guard let job = entries.withLock({ $0.takeFirst() }) else { return false }
    if let address = begin(job, isNext: false) { turns.wake(address) }
    return true
  }

  /// Assigns a job to a thread and returns the thread's address, or queues the job and returns nil.
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

  /// A thread that runs jobs one after another.
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

/// A queue of the jobs that have not begun, in order.
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

  /// Removes jobs that have begun from the front of the queue.
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
