#if canImport(Darwin)
/// A namespace for the delays that apps request with `DispatchQueue.asyncAfter`.
enum DispatchDelays {
  /// Leaves delays unchanged, because the system's libraries cannot be diverted on Darwin.
  static func makeVirtual() {}
}
#endif
