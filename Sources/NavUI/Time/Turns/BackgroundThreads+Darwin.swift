#if canImport(Darwin)
/// The threads of the dispatch library, of Foundation and of the app itself.
enum BackgroundThreads {
  /// Leaves them as they are: on Darwin the system's libraries cannot be diverted.
  static func makeRepeatable() {}

  /// Leaves the app's own code as it is.
  static func adopt(imageOf function: UnsafeRawPointer) {}

  /// Looks at nothing.
  static func lookAtDescriptors() -> Bool { false }
}

/// The threads on which jobs run that are not the main actor's.
struct BackgroundJobs: Sendable {
  /// Notes a job.
  func note(_ job: @escaping @Sendable () -> Void) -> @Sendable () -> Void { job }

  /// Runs a job on the thread that has come to it.
  func run(_ job: @Sendable () -> Void) {
    job()
  }
}

/// The order in which the threads of the process run, which is the system's.
struct Turns: Sendable {
  /// Whether the calling thread takes turns.
  var isTakingPart: Bool { false }

  /// Lets nobody have a turn.
  func giveWay() -> Bool { false }

  /// Notes nothing.
  func noteProgress() {}
}
#endif
