#if canImport(Darwin)
/// The random numbers of Swift and Foundation.
enum RandomNumbers {
  /// Leaves them unchanged, because the system's libraries cannot be diverted on Darwin.
  static func makeRepeatable() {}

  /// Leaves them as they are.
  static func begin(launch: Int) {}
}
#endif
