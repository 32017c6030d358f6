#if canImport(Darwin)
/// A namespace for the random numbers of Swift and Foundation.
enum RandomNumbers {
  /// Leaves random numbers unchanged, because the system's libraries cannot be diverted on Darwin.
  static func makeRepeatable() {}

  /// Leaves random numbers unchanged on Darwin.
  static func begin(launch: Int) {}
}
#endif
