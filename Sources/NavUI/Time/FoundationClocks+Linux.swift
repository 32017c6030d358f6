#if os(Linux)
internal import Glibc
internal import Synchronization

/// A namespace for the clocks of Foundation: `Date` and the timers of run loops.
///
/// `Date` starts at the date of the launch, in whole seconds, and follows the virtual clock. Run loops count from one
/// second before the launch, because for them zero means "no time".
enum FoundationClocks {
  /// Makes `Date` and the timers of run loops use virtual time.
  static func makeVirtual() throws {
    let readTime: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt = { id, time in
      switch id {
      case CLOCK_REALTIME, CLOCK_REALTIME_COARSE:
        write(dateNow, to: time, unitsPerSecond: 1_000_000_000)
      case CLOCK_MONOTONIC, CLOCK_BOOTTIME:
        let now = Int64(RunLoopTimers.now) + SleepRemainder.take()
        write(now, to: time, unitsPerSecond: 1_000_000_000)
      default:
        return clock_gettime(id, time)
      }
      return 0
    }
    let readDate: @convention(c) (UnsafeMutablePointer<timeval>, UnsafeMutableRawPointer?) -> CInt =
      { time, _ in
        write(dateNow / 1000, to: time, unitsPerSecond: 1_000_000)
        return 0
      }
    let setTimer: TimerSetter = { timer, flags, time, oldTime in
      guard flags & absoluteTime != 0 else { return setSystemTimer(timer, flags, time, oldTime) }
      let deadline = time.withMemoryRebound(to: Int64.self, capacity: 4) { fields in
        UInt64(fields[2]) * 1_000_000_000 + UInt64(fields[3])
      }
      ProcessTime.runLoopTimers.set(timer, to: deadline)
      return 0
    }
    let makeWaitSet: @convention(c) (CInt) -> CInt = { flags in
      ProcessTime.runLoopTimers.noteUse()
      return makeSystemWaitSet(flags)
    }
    try divert(
      "libFoundation.so",
      [
        ("clock_gettime", unsafeBitCast(readTime, to: UInt.self)),
        ("gettimeofday", unsafeBitCast(readDate, to: UInt.self)),
        ("timerfd_settime", unsafeBitCast(setTimer, to: UInt.self)),
        ("epoll_create1", unsafeBitCast(makeWaitSet, to: UInt.self)),
      ]
    )
    try divert(
      "libFoundationEssentials.so",
      [("clock_gettime", unsafeBitCast(readTime, to: UInt.self))]
    )
  }

  /// Sets the date that corresponds to the start of the virtual clock.
  ///
  /// - Parameter date: The date in seconds since the beginning of 1970.
  static func setLaunchDate(_ date: Int64) {
    launchDate.store(min(max(date, 0), latestDate), ordering: .relaxed)
  }

  private static func divert(_ name: String, _ functions: [(name: String, address: UInt)]) throws {
    guard
      let library = LoadedLibrary(named: name),
      library.divert(functions).count == functions.count
    else {
      throw MainLoop.InstallationFailure.clockNotFound(library: name)
    }
  }

  private typealias TimerSetter =
    @convention(c) (CInt, CInt, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?) ->
    CInt
}

/// The date of the launch in whole seconds, which keeps the virtual date as exact as a `Date` can be.
private let launchDate = Atomic(Int64(time(nil)))

/// The latest date to which two centuries of nanoseconds can be added without overflow, in seconds.
private let latestDate: Int64 = 3_000_000_000

extension FoundationClocks {
  /// The virtual date in nanoseconds since the beginning of 1970.
  static var date: Int64 { dateNow }
}

/// The virtual date in nanoseconds.
private var dateNow: Int64 {
  launchDate.load(ordering: .relaxed) * 1_000_000_000 + virtualNow
}

/// The time since launch in nanoseconds, limited to two centuries because Foundation does not check additions for
/// overflow.
private var virtualNow: Int64 {
  min(ProcessTime.nanoseconds.load(ordering: .relaxed), 6_000_000_000_000_000_000)
}

/// The value of `TFD_TIMER_ABSTIME`.
private let absoluteTime: CInt = 1

/// Writes a time to a structure that has separate fields for whole seconds and the fraction.
///
/// The module that owns the members of these structures differs between debug and release builds.
private func write<Time>(
  _ value: Int64,
  to time: UnsafeMutablePointer<Time>,
  unitsPerSecond: Int64
) {
  time.withMemoryRebound(to: Int64.self, capacity: 2) { fields in
    fields[0] = value / unitsPerSecond
    fields[1] = value % unitsPerSecond
  }
}

/// A registry of Foundation's run loop timers, whose descriptors become readable at their deadlines.
final class RunLoopTimers: Sendable {
  private let alarms = Mutex<[CInt: VirtualClock.SleeperID]>([:])
  private let due = Mutex<[UInt64]>([])
  private let reached = Atomic<UInt64>(0)
  private let hasRunLoop = Atomic(false)

  /// A Boolean value that indicates whether Foundation has set up a run loop, which happens on first use.
  var isUsed: Bool { hasRunLoop.load(ordering: .relaxed) }

  /// Records that Foundation has set up a run loop.
  func noteUse() {
    hasRunLoop.store(true, ordering: .relaxed)
  }

  /// The current time as run loops count it, in nanoseconds.
  static var now: UInt64 {
    let now = 1_000_000_000 + UInt64(virtualNow)
    return max(now, ProcessTime.runLoopTimers.reached.load(ordering: .relaxed))
  }

  /// Sets a timer to a deadline, or stops the timer if the deadline is zero.
  func set(_ timer: CInt, to deadline: UInt64) {
    if let alarm = alarms.withLock({ $0.removeValue(forKey: timer) }) {
      ProcessTime.loop.cancel(alarm)
    }
    guard deadline > 0 else { return TimerDescriptor(number: timer).stop() }
    // A `Date` has a precision of a tenth of a microsecond, so "in one second" is slightly inexact.
    let rounded = (deadline + 500) / 1000 * 1000
    let now = 1_000_000_000 + UInt64(virtualNow)
    guard rounded > now else {
      // A run loop that asks again has woken slightly too early.
      reach(deadline)
      return ring(timer, deadline: deadline)
    }
    let alarm = ProcessTime.loop.alarm(after: .nanoseconds(Int64(rounded - now))) { [self] in
      ring(timer, deadline: deadline)
    }
    alarms.withLock { $0[timer] = alarm }
  }

  /// Removes and returns the next deadline that has been reached, or returns nil if there is none.
  func takeDue() -> UInt64? {
    due.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Records for run loops that a deadline has been reached, even if it is slightly in the future.
  func reach(_ deadline: UInt64) {
    reached.max(deadline, ordering: .relaxed)
  }

  private func ring(_ timer: CInt, deadline: UInt64) {
    due.withLock { $0.append(deadline) }
    TimerDescriptor(number: timer).ring()
    EventCalls.noteChange()
  }
}

@_silgen_name("epoll_create1")
private func makeSystemWaitSet(_ flags: CInt) -> CInt
#endif
