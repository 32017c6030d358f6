#if os(Linux)
internal import Glibc

/// A namespace for the `Turns`-based replacements of functions with which libraries start and suspend threads.
///
/// For threads that take no turns, each function has its normal effect.
enum ThreadCalls {
  /// The names of the replaced functions, with the addresses of their replacements.
  static var diversions: [(name: String, address: UInt)] {
    [
      ("pthread_create", address(createThread)),
      ("pthread_mutex_lock", address(lockMutex)),
      ("pthread_mutex_timedlock", address(lockMutexInTime)),
      ("pthread_mutex_unlock", address(unlockMutex)),
      ("pthread_cond_wait", address(waitForCondition)),
      ("pthread_cond_timedwait", address(waitForConditionInTime)),
      ("pthread_cond_signal", address(signalCondition)),
      ("pthread_cond_broadcast", address(broadcastCondition)),
      ("sem_wait", address(waitForSemaphore)),
      ("sem_timedwait", address(waitForSemaphoreInTime)),
      ("sem_post", address(signalSemaphore)),
      ("sched_yield", address(giveWay)),
      ("nanosleep", address(sleepForTime)),
      ("usleep", address(sleepForMicroseconds)),
      ("sleep", address(sleepForSeconds)),
      ("syscall", address(callSystem)),
    ]
  }

  private static func address<Function>(_ function: Function) -> UInt {
    unsafeBitCast(function, to: UInt.self)
  }

  // MARK: - Threads

  private static let createThread: ThreadMaker = { thread, attributes, start, argument in
    ProcessTime.turns.startThread(thread, attributes, start, argument)
  }

  private static let giveWay: @convention(c) () -> CInt = {
    // A thread that polls repeatedly waits for another thread, or for time to pass.
    if !ProcessTime.turns.giveWay() { sched_yield() }
    return 0
  }

  // MARK: - Mutexes

  private static let lockMutex: MutexCall = { mutex in
    while true {
      let result = pthread_mutex_trylock(mutex)
      guard result == EBUSY else { return result }
      let turns = ProcessTime.turns
      guard turns.isTakingPart else { return pthread_mutex_lock(mutex) }
      turns.wait(for: UInt(bitPattern: mutex))
    }
  }

  private static let lockMutexInTime: TimedMutexCall = { mutex, time in
    let turns = ProcessTime.turns
    guard turns.isTakingPart else { return pthread_mutex_timedlock(mutex, time) }
    while true {
      let result = pthread_mutex_trylock(mutex)
      guard result == EBUSY else { return result }
      let delay = VirtualTimes.delay(until: time)
      guard turns.wait(for: UInt(bitPattern: mutex), atMost: delay) == .woken else {
        return ETIMEDOUT
      }
    }
  }

  private static let unlockMutex: MutexCall = { mutex in
    let result = pthread_mutex_unlock(mutex)
    ProcessTime.turns.wake(UInt(bitPattern: mutex), atMost: 1)
    return result
  }

  // MARK: - Conditions

  private static let waitForCondition: ConditionWait = { condition, mutex in
    let turns = ProcessTime.turns
    guard turns.isTakingPart else { return pthread_cond_wait(condition, mutex) }
    _ = unlockMutex(mutex)
    turns.wait(for: UInt(bitPattern: condition))
    return lockMutex(mutex)
  }

  private static let waitForConditionInTime: TimedConditionWait = { condition, mutex, time in
    let turns = ProcessTime.turns
    guard turns.isTakingPart else { return pthread_cond_timedwait(condition, mutex, time) }
    _ = unlockMutex(mutex)
    let waking = turns.wait(
      for: UInt(bitPattern: condition),
      atMost: VirtualTimes.delay(until: time)
    )
    let result = lockMutex(mutex)
    return waking == .timedOut ? ETIMEDOUT : result
  }

  private static let signalCondition: ConditionCall = { condition in
    if ProcessTime.turns.wake(UInt(bitPattern: condition), atMost: 1) == 1 { return 0 }
    return pthread_cond_signal(condition)
  }

  private static let broadcastCondition: ConditionCall = { condition in
    ProcessTime.turns.wake(UInt(bitPattern: condition))
    return pthread_cond_broadcast(condition)
  }

  // MARK: - Semaphores

  private static let waitForSemaphore: SemaphoreCall = { semaphore in
    let turns = ProcessTime.turns
    guard turns.isTakingPart else { return sem_wait(semaphore) }
    while sem_trywait(semaphore) != 0 {
      turns.wait(for: UInt(bitPattern: semaphore))
    }
    return 0
  }

  private static let waitForSemaphoreInTime: TimedSemaphoreCall = { semaphore, time in
    let turns = ProcessTime.turns
    guard turns.isTakingPart else { return sem_timedwait(semaphore, time) }
    while sem_trywait(semaphore) != 0 {
      let delay = VirtualTimes.delay(until: time)
      guard turns.wait(for: UInt(bitPattern: semaphore), atMost: delay) == .woken else {
        errno = ETIMEDOUT
        return -1
      }
    }
    return 0
  }

  private static let signalSemaphore: SemaphoreCall = { semaphore in
    let result = sem_post(semaphore)
    ProcessTime.turns.wake(UInt(bitPattern: semaphore), atMost: 1)
    return result
  }

  // MARK: - Sleep

  private static let sleepForTime: SleepCall = { time, rest in
    guard ProcessTime.turns.isTakingPart else { return nanosleep(time, rest) }
    ProcessTime.turns.sleep(for: VirtualTimes.duration(time))
    SleepRemainder.skip()
    return 0
  }

  private static let sleepForMicroseconds: @convention(c) (UInt32) -> CInt = { time in
    guard ProcessTime.turns.isTakingPart else { return usleep(time) }
    ProcessTime.turns.sleep(for: .microseconds(Int64(time)))
    return 0
  }

  private static let sleepForSeconds: @convention(c) (UInt32) -> UInt32 = { time in
    guard ProcessTime.turns.isTakingPart else { return Glibc.sleep(time) }
    ProcessTime.turns.sleep(for: .seconds(Int64(time)))
    return 0
  }

  // MARK: - Bare system calls

  /// A replacement of `syscall` that performs calls for locks and random numbers and leaves all others to the system.
  static let callSystem: SystemCall = { number, first, second, third, fourth, fifth, sixth in
    if let result = Futex.answer(number, first, second, third, fourth) { return result }
    if let result = RandomNumbers.answer(number, first, second) { return result }
    return systemCall(number, first, second, third, fourth, fifth, sixth)
  }

  /// A replacement of `syscall` for the Swift runtime, which leaves waits without a lock to the system.
  static let callSystemOfRuntime: SystemCall = {
    number,
    first,
    second,
    third,
    fourth,
    fifth,
    sixth in
    if let result = Futex.answerLock(number, first, second) { return result }
    if let result = RandomNumbers.answer(number, first, second) { return result }
    return systemCall(number, first, second, third, fourth, fifth, sixth)
  }

  typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  private typealias ThreadMaker =
    @convention(c) (
      UnsafeMutablePointer<pthread_t>, UnsafePointer<pthread_attr_t>?, @escaping ThreadStart,
      UnsafeMutableRawPointer?
    ) -> CInt
  private typealias Mutex = UnsafeMutablePointer<pthread_mutex_t>
  private typealias Condition = UnsafeMutablePointer<pthread_cond_t>
  private typealias Semaphore = UnsafeMutablePointer<sem_t>
  private typealias MutexCall = @convention(c) (Mutex) -> CInt
  private typealias TimedMutexCall = @convention(c) (Mutex, UnsafePointer<timespec>) -> CInt
  private typealias ConditionCall = @convention(c) (Condition) -> CInt
  private typealias ConditionWait = @convention(c) (Condition, Mutex) -> CInt
  private typealias TimedConditionWait =
    @convention(c) (Condition, Mutex, UnsafePointer<timespec>) -> CInt
  private typealias SemaphoreCall = @convention(c) (Semaphore) -> CInt
  private typealias TimedSemaphoreCall = @convention(c) (Semaphore, UnsafePointer<timespec>) -> CInt
  private typealias SleepCall =
    @convention(c) (UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> CInt
}

/// Calls the C function `syscall`, which takes the arguments of any system call.
@_silgen_name("syscall")
private func systemCall(
  _ number: Int,
  _ first: Int,
  _ second: Int,
  _ third: Int,
  _ fourth: Int,
  _ fifth: Int,
  _ sixth: Int
) -> Int
#endif
