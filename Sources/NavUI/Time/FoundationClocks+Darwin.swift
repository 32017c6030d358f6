#if canImport(Darwin)
/// A namespace for the clocks of Foundation: `Date` and the timers of run loops.
enum FoundationClocks {
  /// Leaves the clocks unchanged, because calls to the system libraries cannot be intercepted on Darwin.
  static func makeVirtual() {}

  /// Leaves the date unchanged on Darwin.
  static func setLaunchDate(_ date: Int64) {}
}
#endif
