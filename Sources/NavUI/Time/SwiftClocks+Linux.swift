#if os(Linux)
internal import Glibc
internal import Synchronization

/// A namespace for the clocks of Swift: `ContinuousClock` and `SuspendingClock`.
enum SwiftClocks {
  /// Makes both clocks return the time since launch.
  ///
  /// They call `clock_gettime`, which also serves everything else in the process; only the
  /// concurrency library's calls are diverted.
  static func makeVirtual() throws {
    let readTime: ClockReader = { id, time in
      guard id == CLOCK_MONOTONIC || id == CLOCK_BOOTTIME else {
        return clock_gettime(id, time)
      }
      let now = ProcessTime.nanoseconds.load(ordering: .relaxed)
      // The module that owns the members of `timespec` differs between debug and release builds.
      time.withMemoryRebound(to: Int.self, capacity: 2) { fields in
        fields[0] = Int(now / 1_000_000_000)
        fields[1] = Int(now % 1_000_000_000)
      }
      return 0
    }
    guard
      let library = LoadedLibrary(named: "libswift_Concurrency.so"),
      library.divert("clock_gettime", to: unsafeBitCast(readTime, to: UInt.self))
    else {
      throw MainLoop.InstallationFailure.clockNotFound(library: "libswift_Concurrency.so")
    }
  }

  private typealias ClockReader =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) ->
    CInt
}
#endif
