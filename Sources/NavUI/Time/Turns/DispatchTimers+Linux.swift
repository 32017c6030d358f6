#if os(Linux)
internal import Glibc
internal import Synchronization

/// A registry of the dispatch library's timers, whose descriptors become readable at set instants.
final class DispatchTimers: Sendable {
  private let alarms = Mutex<[CInt: VirtualClock.SleeperID]>([:])

  /// Sets a timer to an instant in calendar or system time, or stops the timer if the instant is zero.
  func set(_ timer: CInt, to instant: Int64) {
    if let alarm = alarms.withLock({ $0.removeValue(forKey: timer) }) {
      ProcessTime.loop.cancel(alarm)
    }
    TimerDescriptor(number: timer).stop()
    guard instant > 0 else { return }
    let delay = VirtualTimes.delay(untilNanoseconds: instant)
    guard delay > .zero else { return ring(timer) }
    let alarm = ProcessTime.loop.alarm(after: delay) { [self] in ring(timer) }
    alarms.withLock { $0[timer] = alarm }
  }

  private func ring(_ timer: CInt) {
    TimerDescriptor(number: timer).ring()
    EventCalls.noteChange()
  }
}

/// A timer's file descriptor, which the system makes readable at a given time.
struct TimerDescriptor {
  let number: CInt

  /// Makes the descriptor readable before its next check.
  func ring() {
    set(nanoseconds: 1)
    var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, 1000)
  }

  /// Stops the timer.
  func stop() {
    set(nanoseconds: 0)
  }

  private func set(nanoseconds: Int) {
    var time = itimerspec()
    withUnsafeMutableBytes(of: &time) { bytes in
      bytes.storeBytes(of: nanoseconds, toByteOffset: 24, as: Int.self)
    }
    setSystemTimer(number, 0, &time, nil)
  }
}

/// Calls the system's `timerfd_settime`.
@_silgen_name("timerfd_settime")
@discardableResult
func setSystemTimer(
  _ timer: CInt,
  _ flags: CInt,
  _ time: UnsafePointer<itimerspec>,
  _ oldTime: UnsafeMutablePointer<itimerspec>?
) -> CInt
#endif
