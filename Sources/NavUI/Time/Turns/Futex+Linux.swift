#if os(Linux)
internal import Glibc
internal import Synchronization

/// A namespace for the system call that locks use to wait for a word of memory to change.
enum Futex {
  /// Performs a `syscall` that suspends or wakes threads, and returns its result or nil if the system must perform it.
  ///
  /// - Parameters:
  ///   - number: The system call.
  ///   - address: The address of the word.
  ///   - operation: The operation, with flags.
  ///   - value: The expected value of the word, or the number of threads to wake.
  ///   - time: The address of a time, or zero.
  /// - Returns: The result as returned by `syscall`, or nil if the system must answer.
  static func answer(
    _ number: Int,
    _ address: Int,
    _ operation: Int,
    _ value: Int,
    _ time: Int
  ) -> Int? {
    guard number == call, let word = Word(bitPattern: address) else { return nil }
    let turns = ProcessTime.turns
    switch operation & ~flags {
    case wake, wakeBitset:
      let woken = turns.wake(UInt(bitPattern: address), atMost: value)
      return woken == 0 ? nil : woken
    case wait where turns.isTakingPart:
      return block(
        on: word,
        while: value,
        atMost: time == 0 ? nil : VirtualTimes.duration(at: time)
      )
    case waitBitset where turns.isTakingPart:
      let delay = time == 0 ? nil : VirtualTimes.delay(until: time)
      return block(on: word, while: value, atMost: delay)
    default: return answerLock(number, address, operation)
    }
  }

  /// Performs a `syscall` that locks or unlocks, and returns its result or nil if the system must perform it.
  ///
  /// - Parameters:
  ///   - number: The system call.
  ///   - address: The address of the word.
  ///   - operation: The operation, with flags.
  /// - Returns: The result as returned by `syscall`, or nil if the system must answer.
  static func answerLock(_ number: Int, _ address: Int, _ operation: Int) -> Int? {
    let turns = ProcessTime.turns
    guard number == call, let word = Word(bitPattern: address), turns.isTakingPart else {
      return nil
    }
    switch operation & ~flags {
    case lock, lock2:
      let own = UInt32(threadNumber())
      while !word.pointee.compareExchange(expected: 0, desired: own, ordering: .acquiring).exchanged
      {
        word.pointee.bitwiseOr(hasWaiters, ordering: .relaxed)
        turns.wait(for: UInt(bitPattern: address))
      }
      return 0
    case unlock:
      word.pointee.store(0, ordering: .releasing)
      // Threads that do not get the lock now mark it again as contended.
      turns.wake(UInt(bitPattern: address))
      return 0
    default: return nil
    }
  }

  private static func block(on word: Word, while value: Int, atMost delay: Duration?) -> Int {
    guard word.pointee.load(ordering: .relaxed) == UInt32(truncatingIfNeeded: value) else {
      errno = EAGAIN
      return -1
    }
    guard ProcessTime.turns.wait(for: UInt(bitPattern: word), atMost: delay) == .timedOut else {
      return 0
    }
    errno = ETIMEDOUT
    return -1
  }

  private typealias Word = UnsafePointer<Atomic<UInt32>>

  private static let wait = 0
  private static let wake = 1
  private static let lock = 6
  private static let unlock = 7
  private static let waitBitset = 9
  private static let wakeBitset = 10
  private static let lock2 = 13
  /// The flags that mark a word as private to the process and a deadline as calendar time.
  private static let flags = 128 | 256
  private static let hasWaiters: UInt32 = 0x8000_0000

  #if arch(x86_64)
  private static let call = 202
  #else
  private static let call = 98
  #endif
}

@_silgen_name("gettid")
private func threadNumber() -> CInt
#endif
