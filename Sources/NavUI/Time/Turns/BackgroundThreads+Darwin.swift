#if canImport(Darwin)
/// The threads of the dispatch library, of Foundation and of the app itself.
enum BackgroundThreads {
  /// Leaves them unchanged, because the system's libraries cannot be diverted on Darwin.
  static func makeRepeatable() {}

  /// Leaves the app's own code as it is.
  static func adopt(imageOf function: UnsafeRawPointer) {}

  /// Does nothing on Darwin.
  static func lookAtDescriptors() -> Bool { false }
}

/// The threads for jobs outside the main actor.
struct BackgroundJobs: Sendable {
  /// Records a job.
  func note(_ job: @escaping @Sendable () -> Void) -> @Sendable () -> Void { job }

  /// Runs a job on the calling thread.
  func run(_ job: @Sendable () -> Void) {
    job()
  }
}

/// The order in which the threads of the process run, which is the system's here.
struct Turns: Sendable {
  /// Whether the calling thread takes turns.
  var isTakingPart: Bool { false }

  /// Does nothing, because no thread has a turn.
  func giveWay() -> Bool { false }

  /// Does nothing on Darwin.
  func noteProgress() {}
}
#endif
