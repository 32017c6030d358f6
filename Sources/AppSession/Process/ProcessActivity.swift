/// The work of a process and its children so far, and whether they have more to do.
struct ProcessActivity: Hashable, Sendable {
  /// The processor time that they have used together, in seconds.
  var processorSeconds: Double
  /// Whether one of them works, or would if a processor were free.
  var isRunnable: Bool
}
