/// The activity of a process and its children so far.
struct ProcessActivity: Hashable, Sendable {
  /// The processor time that the processes have used together, in seconds.
  var processorSeconds: Double
  /// A Boolean value that indicates whether one of the processes is running, or would run if a processor were free.
  var isRunnable: Bool
}
