#if canImport(Darwin)
/// The random numbers of Swift and Foundation.
enum RandomNumbers {
  /// Leaves them as they are: on Darwin the system's libraries cannot be diverted.
  static func makeRepeatable() {}

  /// Leaves them as they are.
  static func begin(launch: Int) {}
}
#endif
