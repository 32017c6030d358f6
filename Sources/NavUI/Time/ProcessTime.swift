internal import Synchronization
@_spi(ExperimentalCustomExecutors) internal import _Concurrency

/// A namespace for the state of the process, which has a single main loop.
///
/// Swift asks a type, not a value, for the executors, and the system's clock function has no context, so this value
/// cannot be passed as an argument. Only functions that are called without a context refer to it.
enum ProcessTime {
  /// The time since launch in nanoseconds, which the clocks of Swift and Dispatch read.
  static let nanoseconds = Atomic<Int64>(0)

  /// The main loop of the process.
  static let loop = MainLoop { now in
    nanoseconds.store(now.nanoseconds, ordering: .relaxed)
  }

  #if os(Linux)
  /// The timers of Foundation's run loops.
  static let runLoopTimers = RunLoopTimers()
  #endif

  /// The scheduler that determines the order in which threads run.
  static let turns = Turns()

  #if os(Linux)
  /// The pool of threads that run jobs of actors other than the main actor.
  static let jobs = BackgroundJobs(turns: turns)
  #else
  fileprivate static let jobs = BackgroundJobs()
  #endif

  fileprivate static let isolation = CurrentIsolation()
  /// A Boolean value that indicates whether the running job belongs to no actor or to an actor other than the main
  /// actor.
  static var isOutsideMainActor: Bool { isolation.isOutsideMainActor }

  fileprivate static let isInstalled = Atomic(false)
}

/// A factory that provides Swift with the executors to use.
@available(macOS 26.4, *)
private enum LoopExecutors: ExecutorFactory {
  static let main = LoopMainExecutor(loop: ProcessTime.loop, isolation: ProcessTime.isolation)
  static let task = LoopTaskExecutor(
    loop: ProcessTime.loop,
    isolation: ProcessTime.isolation,
    jobs: ProcessTime.jobs
  )

  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { task }
}

extension MainLoop {
  /// Makes the main loop run all asynchronous work in this process, and returns the loop.
  ///
  /// Must be called on the main thread, once in the life of the process, and before any code that may start a task.
  ///
  /// - Returns: The main loop.
  /// - Throws: `InstallationFailure`.
  package static func install() throws -> MainLoop {
    guard !ProcessTime.isInstalled.exchange(true, ordering: .relaxed) else {
      throw InstallationFailure.installedBefore
    }
    guard #available(macOS 26.4, *) else {
      throw InstallationFailure.systemTooOld
    }
    try SwiftClocks.makeVirtual()
    try DispatchDelays.makeVirtual()
    try FoundationClocks.makeVirtual()
    #if os(Linux)
    CurrentLocale.makeAmerican()
    #endif
    try RandomNumbers.makeRepeatable()
    try BundleCode.refuse()
    try BackgroundThreads.makeRepeatable()
    _createExecutors(factory: LoopExecutors.self)
    return ProcessTime.loop
  }

  /// Returns the main loop, after installing it as the executor of asynchronous work if necessary.
  ///
  /// - Returns: The main loop.
  /// - Throws: `InstallationFailure`.
  package static func installed() throws -> MainLoop {
    ProcessTime.isInstalled.load(ordering: .relaxed) ? ProcessTime.loop : try install()
  }

  /// Makes the app's calls to system functions follow the virtual clock, as those of Swift's libraries do.
  ///
  /// - Parameter function: The address of one of the app's functions.
  package static func adopt(imageOf function: UnsafeRawPointer) {
    BackgroundThreads.adopt(imageOf: function)
  }

  /// Sets the launch number and the date that the app reads, which are the same if the launch is repeated.
  ///
  /// - Parameters:
  ///   - date: The date in seconds since the beginning of 1970, or nil for the real one.
  ///   - launch: The number of earlier launches; each launch uses other random numbers.
  package static func begin(date: Int64?, launch: Int) {
    if let date { FoundationClocks.setLaunchDate(date) }
    RandomNumbers.begin(launch: launch)
  }

  /// A reason why the main loop cannot take over the asynchronous work of the process.
  package enum InstallationFailure: Error, Equatable, CustomStringConvertible {
    /// A main loop that has already been installed.
    case installedBefore

    /// A Swift library that does not read the time in a known way.
    case clockNotFound(library: String)

    /// A Swift library that does not read random numbers in a known way.
    case randomNumbersNotFound(library: String)

    /// A Swift library that does not start or suspend threads in a known way.
    case threadsNotFound(library: String)

    /// A system that does not allow its executors to be replaced.
    case systemTooOld

    /// A description of the reason in a single line.
    package var description: String {
      switch self {
      case .installedBefore:
        "virtual time was installed twice in one process; install it once, at launch"
      case .clockNotFound(let library):
        """
        virtual time cannot be installed: \(library) does not ask for the time as Swift 6.3 does; \
        use the Swift that built NavLab
        """
      case .randomNumbersNotFound(let library):
        """
        random numbers cannot be made repeatable: \(library) does not ask for random numbers as Swift 6.3 \
        does; use the Swift that built NavLab
        """
      case .threadsNotFound(let library):
        """
        background work cannot be made repeatable: \(library) does not handle threads as Swift 6.3 does; \
        use the Swift that built NavLab
        """
      case .systemTooOld:
        "virtual time needs macOS 26.4 or later"
      }
    }
  }
}
