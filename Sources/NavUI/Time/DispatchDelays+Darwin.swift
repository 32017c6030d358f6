#if canImport(Darwin)
/// The delays of dispatch queues: `DispatchQueue.asyncAfter`.
enum DispatchDelays {
  /// Leaves delays as they are: on Darwin the system's libraries cannot be diverted.
  static func makeVirtual() {}
}
#endif
