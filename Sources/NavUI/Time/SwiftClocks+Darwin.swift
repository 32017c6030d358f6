#if canImport(Darwin)
/// A namespace for the clocks of Swift: `ContinuousClock` and `SuspendingClock`.
enum SwiftClocks {
  /// Leaves both clocks unchanged on Darwin.
  ///
  /// On Darwin, the system's libraries cannot be diverted. Sleep is virtual nevertheless, because it goes through the
  /// executors; only `ContinuousClock.now` returns the real time.
  static func makeVirtual() {}
}
#endif
