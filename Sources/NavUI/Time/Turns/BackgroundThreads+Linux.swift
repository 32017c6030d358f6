#if os(Linux)
internal import Glibc

/// A namespace for the threads of the dispatch library, Foundation and the app, which take turns in virtual time.
enum BackgroundThreads {
  /// Makes all threads started from now on take turns.
  static func makeRepeatable() throws {
    // They never run at the same time, so one heap is sufficient; each additional heap takes a part
    // of the limited address space.
    setAllocator(heapLimit, 1)
    ProcessTime.turns.begin()
    giveThreadsStack()
    let calls = ThreadCalls.diversions + EventCalls.diversions
    try divert(
      "libdispatch.so",
      calls + dispatchDiversions,
      needed: [
        "pthread_create", "sem_wait", "sem_timedwait", "sem_post", "syscall", "epoll_wait",
        "eventfd_write", "timerfd_settime", "clock_gettime", "pthread_getaffinity_np",
        "dispatch_activate",
      ]
    )
    try divert(
      "libFoundation.so",
      calls,
      needed: [
        "pthread_create", "pthread_mutex_lock", "pthread_mutex_unlock", "pthread_cond_wait",
        "pthread_cond_timedwait", "pthread_cond_signal", "pthread_cond_broadcast", "nanosleep",
        "epoll_wait", "eventfd_write", "ppoll",
      ]
    )
    try divert(
      "libFoundationEssentials.so",
      calls,
      needed: [
        "pthread_mutex_lock", "pthread_mutex_unlock",
      ]
    )
    let runtimeCall = unsafeBitCast(ThreadCalls.callSystemOfRuntime, to: UInt.self)
    for library in ["libswiftCore.so", "libswift_Concurrency.so", "libswiftSynchronization.so"] {
      // Mutexes are not diverted: they are never held during a wait, and the code here needs them
      // itself.
      try divert(library, [("syscall", runtimeCall)], needed: ["syscall"])
    }
    // The count is repeated, since the library has already counted the processors, which determines
    // its number of threads for a queue.
    initializeDispatch()
    CrashSignals.makeTold()
  }

  /// Makes an app's threads take turns when they call functions that block a thread.
  ///
  /// - Parameter function: The address of one of its functions.
  static func adopt(imageOf function: UnsafeRawPointer) {
    let ownFunction: @convention(c) () -> Void = {}
    guard
      let place = CodePlace(of: function),
      let base = place.base,
      base != CodePlace(of: unsafeBitCast(ownFunction, to: UnsafeRawPointer.self))?.base,
      let name = place.file,
      let image = LoadedLibrary(named: String(cString: name))
    else { return }
    CrashCalls.watch(imageAt: base)
    _ = image.divert(ThreadCalls.diversions + CurrentLocale.functions)
  }

  /// Makes the threads that wait for descriptors check them again, and returns whether any thread took a turn.
  ///
  /// - Returns: Whether there is such a thread.
  static func lookAtDescriptors() -> Bool {
    guard ProcessTime.turns.hasOthers, EventCalls.noteChange() > 0 else { return false }
    return ProcessTime.turns.giveWay()
  }

  private static var dispatchDiversions: [(name: String, address: UInt)] {
    let setTimer: TimerSetter = { timer, _, time, _ in
      let instant = time.withMemoryRebound(to: Int64.self, capacity: 4) { fields in
        fields[2] * 1_000_000_000 + fields[3]
      }
      BackgroundThreads.timers.set(timer, to: instant)
      return 0
    }
    let processors: @convention(c) (pthread_t, Int, UnsafeMutablePointer<UInt8>) -> CInt = {
      _,
      size,
      set in
      for index in 0..<size {
        set[index] = index < BackgroundThreads.queueThreads / 8 ? 0xFF : 0
      }
      return 0
    }
    // All threads have the same priority, because they take turns, and the sandbox would refuse to
    // change it.
    let setPriority: @convention(c) (CInt, CInt, CInt) -> CInt = { _, _, _ in 0 }
    // Each second, the library checks whether the system lets its threads run, which is allowed
    // here.
    let activate: @convention(c) (UnsafeMutableRawPointer) -> Void = { object in
      guard dispatchContext(object) != object else { return }
      activateDispatchObject(object)
    }
    return [
      ("dispatch_activate", unsafeBitCast(activate, to: UInt.self)),
      ("clock_gettime", unsafeBitCast(VirtualTimes.readClock, to: UInt.self)),
      ("timerfd_settime", unsafeBitCast(setTimer, to: UInt.self)),
      ("pthread_getaffinity_np", unsafeBitCast(processors, to: UInt.self)),
      ("setpriority", unsafeBitCast(setPriority, to: UInt.self)),
    ]
  }

  private static func divert(
    _ name: String,
    _ functions: [(name: String, address: UInt)],
    needed: Set<String>
  ) throws {
    guard let library = LoadedLibrary(named: name), needed.isSubset(of: library.divert(functions))
    else {
      throw MainLoop.InstallationFailure.threadsNotFound(library: name)
    }
  }

  /// Sets the stack size of new threads to one megabyte, because unoptimised code needs a larger stack than on a
  /// device.
  private static func giveThreadsStack() {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, 1 << 20)
    setDefaultAttributes(attributes)
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }

  private static let timers = DispatchTimers()

  /// The maximum number of threads that a device starts for a concurrent queue whose blocks wait.
  private static let queueThreads = 64

  /// The value of `M_ARENA_MAX`.
  private static let heapLimit: CInt = -8

  private typealias TimerSetter =
    @convention(c) (CInt, CInt, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?) ->
    CInt
}

@_silgen_name("libdispatch_init")
private func initializeDispatch()

@_silgen_name("dispatch_get_context")
private func dispatchContext(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

@_silgen_name("dispatch_activate")
private func activateDispatchObject(_ object: UnsafeMutableRawPointer)

@_silgen_name("mallopt")
@discardableResult
private func setAllocator(_ parameter: CInt, _ value: CInt) -> CInt

@_silgen_name("pthread_setattr_default_np")
@discardableResult
private func setDefaultAttributes(_ attributes: UnsafePointer<pthread_attr_t>) -> CInt
#endif
