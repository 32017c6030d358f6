#if os(Linux)
internal import Glibc
internal import Synchronization

/// The timers of the dispatch library, each behind a descriptor that becomes readable when it is due.
final class DispatchTimers: Sendable {
  private let alarms = Mutex<[CInt: VirtualClock.SleeperID]>([:])

  /// Sets a timer to an instant, by the calendar or since the system's start, or stops it with zero.
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

/// A descriptor that the system makes readable when a time has come.
struct TimerDescriptor {
  let number: CInt

  /// Makes the descriptor readable before its next check.
  func ring() {
    set(nanoseconds: 1)
    var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, 1000)
  }

  /// Stops the timer for good.
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

/// `timerfd_settime`.
@_silgen_name("timerfd_settime")
@discardableResult
func setSystemTimer(
  _ timer: CInt,
  _ flags: CInt,
  _ time: UnsafePointer<itimerspec>,
  _ oldTime: UnsafeMutablePointer<itimerspec>?
) -> CInt
#endif
