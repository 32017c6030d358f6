#if canImport(Darwin)
/// A namespace for the threads that the dispatch library, Foundation and the app start.
enum BackgroundThreads {
  /// Leaves threads unchanged, because the system's libraries cannot be diverted on Darwin.
  static func makeRepeatable() {}

  /// Leaves the app's code unchanged on Darwin.
  static func adopt(imageOf function: UnsafeRawPointer) {}

  /// Returns false, because no thread waits for a turn on Darwin.
  static func lookAtDescriptors() -> Bool { false }
}

/// A pool of threads that run jobs outside the main actor.
struct BackgroundJobs: Sendable {
  /// Returns a job unchanged.
  func note(_ job: @escaping @Sendable () -> Void) -> @Sendable () -> Void { job }

  /// Runs a job on the calling thread.
  func run(_ job: @Sendable () -> Void) {
    job()
  }
}

/// The order in which the process's threads run, which the system determines on Darwin.
struct Turns: Sendable {
  /// A Boolean value that indicates whether the calling thread takes turns: always false on Darwin.
  var isTakingPart: Bool { false }

  /// Returns false, because no thread takes turns on Darwin.
  func giveWay() -> Bool { false }

  /// Has no effect on Darwin.
  func noteProgress() {}
}
#endif
