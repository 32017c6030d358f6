internal import Synchronization
@_spi(ExperimentalCustomExecutors) internal import _Concurrency

/// The state of the whole process: it has one main loop, which is replaced for good.
///
/// Swift asks a type, not a value, for the executors, and the system's clock function has no
/// context, so this value cannot be passed as an argument. Only functions that are called without a
/// context refer to it.
enum ProcessTime {
  /// The time since launch in nanoseconds, as read by the clocks of Swift and Dispatch.
  static let nanoseconds = Atomic<Int64>(0)

  /// The main loop.
  static let loop = MainLoop { now in
    nanoseconds.store(now.nanoseconds, ordering: .relaxed)
  }

  #if os(Linux)
  /// The timers of run loops.
  static let runLoopTimers = RunLoopTimers()
  #endif

  /// The order in which threads run.
  static let turns = Turns()

  #if os(Linux)
  /// The threads for jobs that are not the main actor's.
  static let jobs = BackgroundJobs(turns: turns)
  #else
  fileprivate static let jobs = BackgroundJobs()
  #endif

  fileprivate static let isolation = CurrentIsolation()
  /// Whether the running job belongs to another actor, or to none.
  static var isOutsideMainActor: Bool { isolation.isOutsideMainActor }

  fileprivate static let isInstalled = Atomic(false)
}

/// Tells Swift which executors to use.
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
  /// Makes the main loop the place where everything asynchronous in this process runs.
  ///
  /// Must be called on the main thread, once in the life of the process, and before any code that
  /// may start a task.
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

  /// Returns the main loop, which is made the place where everything asynchronous runs unless it is
  /// that already.
  ///
  /// - Returns: The main loop.
  /// - Throws: `InstallationFailure`.
  package static func installed() throws -> MainLoop {
    ProcessTime.isInstalled.load(ordering: .relaxed) ? ProcessTime.loop : try install()
  }

  /// Makes the app's own calls of the system follow the virtual clock, as those of Swift's libraries do.
  ///
  /// - Parameter function: The address of one of the app's functions.
  package static func adopt(imageOf function: UnsafeRawPointer) {
    BackgroundThreads.adopt(imageOf: function)
  }

  /// Sets the date and launch number that the app finds, which are the same if the launch is
  /// repeated.
  ///
  /// - Parameters:
  ///   - date: The date in seconds since the beginning of 1970, or nil for the real one.
  ///   - launch: The number of earlier launches; each launch uses other random numbers.
  package static func begin(date: Int64?, launch: Int) {
    if let date { FoundationClocks.setLaunchDate(date) }
    RandomNumbers.begin(launch: launch)
  }

  /// The reason why the main loop could not take over.
  package enum InstallationFailure: Error, Equatable, CustomStringConvertible {
    /// The main loop has already taken over.
    case installedBefore

    /// A library of Swift reads the time in an unknown way.
    case clockNotFound(library: String)

    /// A library of Swift reads random numbers in an unknown way.
    case randomNumbersNotFound(library: String)

    /// A library of Swift starts or suspends threads in an unknown way.
    case threadsNotFound(library: String)

    /// The system has no replaceable executors.
    case systemTooOld

    /// The description in one line.
    package var description: String {
      switch self {
      case .installedBefore:
        "virtual time was installed twice in one process; install it once, at launch"
      case .clockNotFound(let library):
        """
        virtual time cannot be installed: \(library) does not ask for the time as in \
        Swift 6.3; use the Swift that built NavLab
        """
      case .randomNumbersNotFound(let library):
        """
        random numbers cannot be made repeatable: \(library) does not ask for them as in \
        Swift 6.3; use the Swift that built NavLab
        """
      case .threadsNotFound(let library):
        """
        background work cannot be made repeatable: \(library) does not handle threads as in \
        Swift 6.3; use the Swift that built NavLab
        """
      case .systemTooOld:
        "virtual time needs macOS 26.4 or later"
      }
    }
  }
}
