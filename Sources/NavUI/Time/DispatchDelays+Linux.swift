#if os(Linux)
internal import Dispatch
internal import Synchronization

/// Dispatch queues in virtual time: `DispatchTime.now()` and `DispatchQueue.asyncAfter`.
///
/// Blocks wait for their time on the virtual clock. What blocks a thread, or is a timer of its own,
/// waits for as long in real time.
enum DispatchDelays {
  /// Makes both virtual.
  static func makeVirtual() throws {
    let readTime: @convention(c) (UInt64, Int64) -> UInt64 = { base, delta in
      dispatchTime(base == 0 ? virtualUptime : base, delta)
    }
    let delay: @convention(c) (UInt64, Object, @escaping Block) -> Void = { time, queue, block in
      guard time != UInt64.max else { return }
      let delayed = DelayedBlock(queue: queue, block: block)
      ProcessTime.loop.wake(after: timeLeft(until: time)) {
        delayed.run()
      }
    }
    let waitForGroup: Wait = { waitForDispatchGroup($0, realTime($1)) }
    let waitForSemaphore: Wait = { waitForDispatchSemaphore($0, realTime($1)) }
    let waitForBlock: Wait = { waitForDispatchBlock($0, realTime($1)) }
    let setTimer: @convention(c) (Object, UInt64, UInt64, UInt64) -> Void = {
      setDispatchTimer($0, realTime($1), $2, $3)
    }
    let diversions = [
      ("dispatch_time", unsafeBitCast(readTime, to: UInt.self)),
      ("dispatch_after", unsafeBitCast(delay, to: UInt.self)),
      ("dispatch_group_wait", unsafeBitCast(waitForGroup, to: UInt.self)),
      ("dispatch_semaphore_wait", unsafeBitCast(waitForSemaphore, to: UInt.self)),
      ("dispatch_block_wait", unsafeBitCast(waitForBlock, to: UInt.self)),
      ("dispatch_source_set_timer", unsafeBitCast(setTimer, to: UInt.self)),
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
private typealias Wait = @convention(c) (Object, UInt64) -> Int

/// The virtual time in the terms of the dispatch library: nanoseconds since the system's start,
/// never zero.
private var virtualUptime: UInt64 {
  1_000_000_000 + UInt64(ProcessTime.nanoseconds.load(ordering: .relaxed))
}

/// Whether a time is by the calendar or forever, and not since the system's start.
private func isAbsolute(_ time: UInt64) -> Bool {
  Int64(bitPattern: time) < 0
}

/// The time until a deadline; those by the calendar count down from the highest number.
private func timeLeft(until time: UInt64) -> Duration {
  let left = isAbsolute(time) ? DispatchWallTime.now().rawValue &- time : time &- virtualUptime
  return .nanoseconds(Int64(bitPattern: left))
}

/// The real time that is as far away as a time since the system's start is in virtual time.
private func realTime(_ time: UInt64) -> UInt64 {
  isAbsolute(time) || time == 0 ? time : dispatchTime(0, Int64(bitPattern: time &- virtualUptime))
}

/// A block on its way to its queue.
///
/// A block may be run from any thread: its sender vouched for that when it gave it to a queue.
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

@_silgen_name("dispatch_group_wait")
private func waitForDispatchGroup(_ group: Object, _ timeout: UInt64) -> Int

@_silgen_name("dispatch_semaphore_wait")
private func waitForDispatchSemaphore(_ semaphore: Object, _ timeout: UInt64) -> Int

@_silgen_name("dispatch_block_wait")
private func waitForDispatchBlock(_ block: Object, _ timeout: UInt64) -> Int

@_silgen_name("dispatch_source_set_timer")
private func setDispatchTimer(
  _ source: Object,
  _ start: UInt64,
  _ interval: UInt64,
  _ leeway: UInt64
)

@_silgen_name("dispatch_retain")
private func dispatchRetain(_ object: Object)

@_silgen_name("dispatch_release")
private func dispatchRelease(_ object: Object)
#endif
