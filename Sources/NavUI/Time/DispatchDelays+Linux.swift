#if os(Linux)
internal import Dispatch
internal import Synchronization

/// A namespace for the virtual time of dispatch queues: `DispatchTime.now()` and `DispatchQueue.asyncAfter`.
///
/// Blocks wait for their time on the virtual clock. Calls that block a thread, and separate timers, are left to the
/// library, which uses the virtual clock itself; see `BackgroundThreads`.
enum DispatchDelays {
  /// Makes `DispatchTime.now()` and `DispatchQueue.asyncAfter` use virtual time.
  static func makeVirtual() throws {
    let readTime: @convention(c) (UInt64, Int64) -> UInt64 = { base, delta in
      dispatchTime(base == 0 ? VirtualTimes.uptime : base, delta)
    }
    let delay: @convention(c) (UInt64, Object, @escaping Block) -> Void = { time, queue, block in
      guard time != UInt64.max else { return }
      let delayed = DelayedBlock(queue: queue, block: block)
      ProcessTime.loop.wake(after: timeLeft(until: time)) {
        delayed.run()
      }
    }
    let diversions = [
      ("dispatch_time", unsafeBitCast(readTime, to: UInt.self)),
      ("dispatch_after", unsafeBitCast(delay, to: UInt.self)),
    ]
    let name = "libswiftDispatch.so"
    guard
      let library = LoadedLibrary(named: name),
      diversions.allSatisfy({ library.divert($0.0, to: $0.1) })
    else {
      throw MainLoop.InstallationFailure.clockNotFound(library: name)
    }
  }
}

private typealias Object = UnsafeMutableRawPointer
private typealias Block = @convention(block) () -> Void

/// Returns whether a time is a calendar time or infinite, rather than relative to the system's start.
private func isAbsolute(_ time: UInt64) -> Bool {
  Int64(bitPattern: time) < 0
}

/// Returns the time until a deadline, whose encoding is negative for a calendar time.
private func timeLeft(until time: UInt64) -> Duration {
  let left =
    isAbsolute(time)
    ? DispatchWallTime.now().rawValue &- time : time &- VirtualTimes.uptime
  return .nanoseconds(Int64(bitPattern: left))
}

/// A block that is added to its queue after a delay.
///
/// A block may run on any thread: its sender guaranteed that by adding it to a queue.
private final class DelayedBlock: @unchecked Sendable {
  private let queue: Object
  private let block: Block

  init(queue: Object, block: @escaping Block) {
    dispatchRetain(queue)
    self.queue = queue
    self.block = block
  }

  func run() {
    dispatchAsync(queue, block)
  }

  deinit {
    dispatchRelease(queue)
  }
}

@_silgen_name("dispatch_time")
private func dispatchTime(_ base: UInt64, _ delta: Int64) -> UInt64

@_silgen_name("dispatch_async")
private func dispatchAsync(_ queue: Object, _ block: @escaping Block)

@_silgen_name("dispatch_retain")
private func dispatchRetain(_ object: Object)

@_silgen_name("dispatch_release")
private func dispatchRelease(_ object: Object)
#endif
