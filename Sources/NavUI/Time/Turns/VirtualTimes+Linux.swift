#if os(Linux)
internal import Glibc
internal import Synchronization

/// A namespace for converting times of the C library to and from virtual time.
enum VirtualTimes {
  /// The time since the system's start in nanoseconds, which is never zero.
  static var uptime: UInt64 {
    1_000_000_000 + UInt64(clamping: ProcessTime.nanoseconds.load(ordering: .relaxed))
  }

  /// A replacement of `clock_gettime` that returns virtual time.
  static let readClock: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt = {
    id,
    time in
    let nanoseconds: Int64
    switch id {
    case CLOCK_REALTIME, CLOCK_REALTIME_COARSE: nanoseconds = FoundationClocks.date
    case CLOCK_MONOTONIC, CLOCK_BOOTTIME, CLOCK_MONOTONIC_RAW, CLOCK_MONOTONIC_COARSE:
      nanoseconds = Int64(clamping: uptime)
    default: return clock_gettime(id, time)
    }
    time.withMemoryRebound(to: Int64.self, capacity: 2) { fields in
      fields[0] = nanoseconds / 1_000_000_000
      fields[1] = nanoseconds % 1_000_000_000
    }
    return 0
  }

  /// Returns the duration in a `timespec` structure.
  static func duration(at address: Int) -> Duration {
    UnsafePointer<timespec>(bitPattern: address).map(duration) ?? .zero
  }

  /// Returns the duration in a `timespec` structure.
  static func duration(_ time: UnsafePointer<timespec>) -> Duration {
    time.withMemoryRebound(to: Int64.self, capacity: 2) { fields in
      .seconds(min(max(fields[0], 0), 6_000_000_000)) + .nanoseconds(fields[1])
    }
  }

  /// Returns the time until the instant in a `timespec`, in calendar time or since the system's start.
  static func delay(until address: Int) -> Duration {
    UnsafePointer<timespec>(bitPattern: address).map(delay) ?? .zero
  }

  /// Returns the time until the instant in a `timespec`, in calendar time or since the system's start.
  static func delay(until time: UnsafePointer<timespec>) -> Duration {
    delay(untilNanoseconds: duration(time).nanoseconds)
  }

  /// Returns the time until an instant in nanoseconds, in calendar time or since the system's start.
  ///
  /// No app has been running for thirty years, and no clock shows a time before the year 2000.
  static func delay(untilNanoseconds instant: Int64) -> Duration {
    let isDate = instant > 900_000_000_000_000_000
    let now = isDate ? FoundationClocks.date : Int64(clamping: uptime)
    return .nanoseconds(instant) - .nanoseconds(now)
  }
}
#endif
