#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A measurement of real time, which is hidden from the app.
struct Stopwatch {
  private let start = Self.now

  /// The time since the stopwatch was created, in nanoseconds.
  var nanoseconds: UInt64 { Self.now - start }

  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
