#if os(Linux)
internal import Glibc

/// A thread that takes turns.
///
/// Its content is changed by the thread that has the turn, or while holding the lock of `Turns`.
final class TurnTaker: @unchecked Sendable {
  let isMain: Bool
  /// The function that the thread runs, or nil for the main thread.
  let start: ThreadStart?
  let argument: UnsafeMutableRawPointer?
  /// The address for which the thread waits.
  var address: UInt = 0
  /// A Boolean value that indicates whether the thread's last wait timed out.
  var hasTimedOut = false
  /// The number of rounds in which the system has cleaned up the thread's data.
  var endRounds = 0

  private let turn: UnsafeMutablePointer<sem_t>

  init(isMain: Bool = false, start: ThreadStart? = nil, argument: UnsafeMutableRawPointer? = nil) {
    self.isMain = isMain
    self.start = start
    self.argument = argument
    turn = .allocate(capacity: 1)
    sem_init(turn, 0, 0)
  }

  /// Lets the thread continue with its turn.
  func beginTurn() {
    sem_post(turn)
  }

  /// Waits for the thread's turn, and ends the process if another thread blocks the main thread for several seconds.
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

/// A stopwatch for the processor time of the process.
private struct ProcessorWatch {
  private let start = Self.now

  /// A Boolean value that indicates whether the time has reached the limit for a block, which is below the driver's
  /// timeout.
  var isUp: Bool { Self.now - start >= 2 }

  /// The processor time of the process, in seconds.
  private static var now: Int { Int(clock()) / 1_000_000 }
}
#endif
