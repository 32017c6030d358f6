#if os(Linux)
internal import Glibc

/// A thread that takes turns.
///
/// Its content is changed by the thread that has the turn, or while holding the lock of `Turns`.
final class TurnTaker: @unchecked Sendable {
  let isMain: Bool
  /// The function that the thread runs.
  let start: ThreadStart?
  let argument: UnsafeMutableRawPointer?
  /// The address that it waits for.
  var address: UInt = 0
  /// Whether its last wait ended because its time was over.
  var hasTimedOut = false
  /// The number of times that the system has asked the thread to clean up.
  var endRounds = 0

  private let turn: UnsafeMutablePointer<sem_t>

  init(isMain: Bool = false, start: ThreadStart? = nil, argument: UnsafeMutableRawPointer? = nil) {
    self.isMain = isMain
    self.start = start
    self.argument = argument
    turn = .allocate(capacity: 1)
    sem_init(turn, 0, 0)
  }

  /// Lets the thread continue.
  func beginTurn() {
    sem_post(turn)
  }

  /// Waits for the thread's turn; the main thread stops waiting when another one runs for several
  /// seconds.
  func waitForTurn() {
    guard isMain else {
      while sem_wait(turn) != 0 {}
      return
    }
    var watch: ProcessorWatch?
    while true {
      // Seconds and nanoseconds, according to the system's calendar.
      var end = (time(nil) + 2, 0)
      let result = withUnsafePointer(to: &end) { end in
        end.withMemoryRebound(to: timespec.self, capacity: 1) { sem_timedwait(turn, $0) }
      }
      if result == 0 { return }
      guard errno == ETIMEDOUT else { continue }
      if let watch, watch.isUp { Standstill.endlessBlock.report() }
      watch = watch ?? ProcessorWatch()
    }
  }

  deinit {
    sem_destroy(turn)
    turn.deallocate()
  }
}

/// The processor time since a moment.
private struct ProcessorWatch {
  private let start = Self.now

  /// Whether the time exceeds the limit for a block, which is below the driver's timeout.
  var isUp: Bool { Self.now - start >= 2 }

  /// The processor time of the process, in seconds.
  private static var now: Int { Int(clock()) / 1_000_000 }
}
#endif
