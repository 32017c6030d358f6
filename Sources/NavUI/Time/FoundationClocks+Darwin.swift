#if canImport(Darwin)
/// The clocks of Foundation: `Date`, and the timers of run loops.
enum FoundationClocks {
  /// Leaves them unchanged, because the system's libraries cannot be diverted on Darwin.
  static func makeVirtual() {}

  /// Leaves the date as it is.
  static func setLaunchDate(_ date: Int64) {}
}
#endif
