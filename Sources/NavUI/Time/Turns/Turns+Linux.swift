#if os(Linux)
internal import Glibc
internal import Synchronization

/// A scheduler that runs the threads of the process one at a time, each until its next wait.
///
/// A thread keeps its turn until it waits, ends or yields. Then the next ready thread gets the turn, in the order of
/// arrival. So the behaviour of an app's threads depends only on the app's own calls.
/// `Docs/Decisions/0017-threads-take-turns.md` explains why.
///
/// Only the main thread and threads started by the dispatch library, Foundation or the app take part. Code here must
/// not wait for anything that waits here itself, so its own lock is the system's.
final class Turns: @unchecked Sendable {
  /// The reason why a thread stops waiting.
  enum Waking {
    case woken
    case timedOut
  }

  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let key: pthread_key_t
  private var ready: [TurnTaker] = []
  private var waiting: [UInt: [TurnTaker]] = [:]
  private var idleSteps = 0
  /// The number of waiting threads, which can be read without the lock.
  private let waitingCount = Atomic(0)
  /// A Boolean value that indicates whether there are threads other than the main thread.
  private let hasThreads = Atomic(false)

  /// Creates a scheduler without threads.
  init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    var key = pthread_key_t()
    pthread_key_create(&key) { taker in
      guard let taker else { return }
      ProcessTime.turns.noteEnd(of: Unmanaged<TurnTaker>.fromOpaque(taker))
    }
    self.key = key
  }

  /// Makes the calling main thread take turns, starting with the first turn.
  func begin() {
    enter(TurnTaker(isMain: true))
  }

  /// A Boolean value that indicates whether the calling thread takes turns.
  var isTakingPart: Bool { pthread_getspecific(key) != nil }

  /// A Boolean value that indicates whether another thread takes turns.
  var hasOthers: Bool { hasThreads.load(ordering: .relaxed) }

  // MARK: - Waiting

  /// Waits until an address is signalled, letting other threads take turns, and returns the reason why the wait ended.
  ///
  /// - Parameters:
  ///   - address: The address to wait for.
  ///   - delay: The maximum delay in virtual time, or nil for no limit.
  /// - Returns: The result of the wait.
  @discardableResult
  func wait(for address: UInt, atMost delay: Duration? = nil) -> Waking {
    guard let taker = current else { return .timedOut }
    if let delay, delay <= .zero {
      giveWay()
      return .timedOut
    }
    taker.hasTimedOut = false
    let alarm = delay.map { delay in
      ProcessTime.loop.alarm(after: delay) { [self] in giveUp(taker) }
    }
    pthread_mutex_lock(lock)
    taker.address = address
    waiting[address, default: []].append(taker)
    waitingCount.wrappingAdd(1, ordering: .relaxed)
    passOn(from: taker)
    if taker.hasTimedOut { return .timedOut }
    if let alarm { ProcessTime.loop.cancel(alarm) }
    return .woken
  }

  /// Waits for a span of virtual time.
  ///
  /// - Parameter delay: The virtual time.
  func sleep(for delay: Duration) {
    guard let taker = current else { return }
    wait(for: UInt(bitPattern: ObjectIdentifier(taker)), atMost: max(delay, .zero))
  }

  /// Wakes the threads that wait for an address, in the order of their arrival, and returns their number.
  ///
  /// - Parameters:
  ///   - address: The address that they wait for.
  ///   - limit: The maximum number of threads.
  /// - Returns: The number of threads that get another turn.
  @discardableResult
  func wake(_ address: UInt, atMost limit: Int = .max) -> Int {
    guard waitingCount.load(ordering: .relaxed) > 0 else { return 0 }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard var takers = waiting[address] else { return 0 }
    let count = min(limit, takers.count)
    ready += takers.prefix(count)
    takers.removeFirst(count)
    waiting[address] = takers.isEmpty ? nil : takers
    waitingCount.wrappingSubtract(count, ordering: .relaxed)
    return count
  }

  /// Lets all other ready threads take a turn first, and returns whether there were any.
  ///
  /// - Returns: Whether there was such a thread.
  @discardableResult
  func giveWay() -> Bool {
    guard hasOthers, let taker = current else { return false }
    pthread_mutex_lock(lock)
    guard !ready.isEmpty else {
      pthread_mutex_unlock(lock)
      return false
    }
    ready.append(taker)
    passOn(from: taker)
    return true
  }

  /// Gives the turn to the threads that wait for an address, until those threads wait again or give way.
  ///
  /// - Parameter address: The address that they wait for. If there are no such threads, the next thread gets the turn.
  func handOver(to address: UInt) {
    guard let taker = current else { return }
    pthread_mutex_lock(lock)
    let takers = waiting.removeValue(forKey: address) ?? []
    waitingCount.wrappingSubtract(takers.count, ordering: .relaxed)
    ready.insert(contentsOf: takers, at: 0)
    ready.insert(taker, at: min(max(takers.count, 1), ready.count))
    passOn(from: taker)
  }

  // MARK: - Threads

  /// Starts a thread that takes turns.
  ///
  /// - Parameters:
  ///   - thread: The address for the thread's name.
  ///   - attributes: The attributes.
  ///   - start: The function that the thread runs.
  ///   - argument: The argument of the function.
  ///   - isNext: Whether the thread gets its turn as soon as the caller waits, rather than after
  ///     all others.
  /// - Returns: 0, or the reason why there is no such thread.
  func startThread(
    _ thread: UnsafeMutablePointer<pthread_t>,
    _ attributes: UnsafePointer<pthread_attr_t>?,
    _ start: @escaping ThreadStart,
    _ argument: UnsafeMutableRawPointer?,
    isNext: Bool = false
  ) -> CInt {
    let taker = TurnTaker(start: start, argument: argument)
    hasThreads.store(true, ordering: .relaxed)
    let reference = Unmanaged.passRetained(taker)
    let result = pthread_create(thread, attributes, { beginThread($0) }, reference.toOpaque())
    guard result == 0 else {
      reference.release()
      return result
    }
    pthread_mutex_lock(lock)
    ready.insert(taker, at: isNext ? 0 : ready.count)
    pthread_mutex_unlock(lock)
    return 0
  }

  /// Makes the calling thread take turns.
  fileprivate func enter(_ taker: TurnTaker) {
    pthread_setspecific(key, Unmanaged.passRetained(taker).toOpaque())
    if !taker.isMain { taker.waitForTurn() }
  }

  /// Removes a thread from the scheduler after the data of other libraries has been cleaned up.
  ///
  /// The system calls all of them in several rounds; the last round but one is late enough.
  fileprivate func noteEnd(of reference: Unmanaged<TurnTaker>) {
    let taker = reference.takeUnretainedValue()
    taker.endRounds += 1
    guard taker.endRounds > 2 else {
      pthread_setspecific(key, reference.toOpaque())
      return
    }
    pthread_mutex_lock(lock)
    passOn(from: nil)
    reference.release()
  }

  private var current: TurnTaker? {
    pthread_getspecific(key).map {
      Unmanaged<TurnTaker>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Ends the wait of a thread whose time limit has passed.
  private func giveUp(_ taker: TurnTaker) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard
      var takers = waiting[taker.address],
      let index = takers.firstIndex(where: { $0 === taker })
    else { return }
    takers.remove(at: index)
    waiting[taker.address] = takers.isEmpty ? nil : takers
    waitingCount.wrappingSubtract(1, ordering: .relaxed)
    taker.hasTimedOut = true
    ready.append(taker)
  }

  /// Gives the turn to the next thread and releases the lock.
  ///
  /// If no thread is ready, all threads wait, even the main thread during its work. Then jobs begin that the main loop
  /// has not reached, or time passes.
  private func passOn(from taker: TurnTaker?) {
    while ready.isEmpty {
      pthread_mutex_unlock(lock)
      letTimePass()
      pthread_mutex_lock(lock)
    }
    let next = ready.removeFirst()
    pthread_mutex_unlock(lock)
    guard next !== taker else { return }
    next.beginTurn()
    taker?.waitForTurn()
  }

  private func letTimePass() {
    if ProcessTime.jobs.startNext() { return }
    idleSteps += 1
    guard ProcessTime.loop.passToNextDeadline() else { Standstill.deadlock.report() }
    if idleSteps > Standstill.patience { Standstill.endlessWait.report() }
  }

  /// Records that the main thread has completed its work.
  func noteProgress() {
    idleSteps = 0
  }
}

typealias ThreadStart = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?

private func beginThread(_ reference: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let reference else { return nil }
  let taker = Unmanaged<TurnTaker>.fromOpaque(reference).takeRetainedValue()
  ProcessTime.turns.enter(taker)
  CrashSignals.giveThreadStack()
  defer { CrashSignals.takeThreadStack() }
  return taker.start?(taker.argument)
}
#endif
