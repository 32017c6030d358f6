#if canImport(Darwin)
/// The clocks of Swift: `ContinuousClock` and `SuspendingClock`.
enum SwiftClocks {
  /// Leaves both clocks as they are.
  ///
  /// On Darwin the system's libraries cannot be diverted. Sleep is virtual all the same, because
  /// the executors are asked for it; only `ContinuousClock.now` tells the real time.
  static func makeVirtual() {}
}
#endif
