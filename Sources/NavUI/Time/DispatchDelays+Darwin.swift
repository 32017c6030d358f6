#if canImport(Darwin)
/// The delays of dispatch queues: `DispatchQueue.asyncAfter`.
enum DispatchDelays {
  /// Leaves delays unchanged, because the system's libraries cannot be diverted on Darwin.
  static func makeVirtual() {}
}
#endif
