#if os(Linux)
internal import Glibc
internal import Synchronization

/// A namespace for the `Turns`-based replacements for the functions that libraries use to wait for file descriptors.
///
/// Only the process itself, a timer or a write can end such a wait, so a waiting thread checks again after each of
/// them.
enum EventCalls {
  /// The names of the replaced functions, with the addresses of their replacements.
  static var diversions: [(name: String, address: UInt)] {
    [
      ("epoll_wait", unsafeBitCast(waitForEvents, to: UInt.self)),
      ("eventfd_write", unsafeBitCast(writeEvent, to: UInt.self)),
      ("ppoll", unsafeBitCast(poll, to: UInt.self)),
    ]
  }

  /// Makes the threads that wait for descriptors check them again, and returns the number of these threads.
  ///
  /// - Returns: The number of these threads.
  @discardableResult
  static func noteChange() -> Int {
    ProcessTime.turns.wake(waiters)
  }

  private static let waiters: UInt = 1

  private static let waitForEvents: EventWait = { set, events, count, timeout in
    let turns = ProcessTime.turns
    guard turns.isTakingPart, timeout != 0 else { return systemWait(set, events, count, timeout) }
    return block(atMost: timeout < 0 ? nil : .milliseconds(timeout)) {
      systemWait(set, events, count, 0)
    }
  }

  private static let poll: Poll = { descriptors, count, time, mask in
    guard ProcessTime.turns.isTakingPart else {
      return systemPoll(descriptors, count, time, mask)
    }
    let timeout = time.map(VirtualTimes.duration)
    return block(atMost: timeout) {
      var now = (0, 0)
      return withUnsafePointer(to: &now) { now in
        now.withMemoryRebound(to: timespec.self, capacity: 1) {
          systemPoll(descriptors, count, $0, mask)
        }
      }
    }
  }

  private static let writeEvent: @convention(c) (CInt, UInt64) -> CInt = { descriptor, value in
    let result = writeSystemEvent(descriptor, value)
    // The main loop checks the main queue's own descriptor.
    if ProcessTime.turns.hasOthers, descriptor != mainQueueDescriptor() { noteChange() }
    return result
  }

  private static func block(atMost delay: Duration?, _ look: () -> CInt) -> CInt {
    let end = delay.map { ProcessTime.loop.now + $0 }
    while true {
      let result = look()
      if result != 0 || delay == .zero { return result }
      let rest = end.map { $0 - ProcessTime.loop.now }
      guard ProcessTime.turns.wait(for: waiters, atMost: rest) == .woken else { return 0 }
    }
  }

  private typealias EventWait =
    @convention(c) (CInt, UnsafeMutableRawPointer, CInt, CInt) -> CInt
  private typealias Poll =
    @convention(c) (
      UnsafeMutableRawPointer?, UInt, UnsafePointer<timespec>?, UnsafeRawPointer?
    ) -> CInt
}

@_silgen_name("epoll_wait")
private func systemWait(
  _ set: CInt,
  _ events: UnsafeMutableRawPointer,
  _ count: CInt,
  _ timeout: CInt
) -> CInt

@_silgen_name("eventfd_write")
private func writeSystemEvent(_ descriptor: CInt, _ value: UInt64) -> CInt

@_silgen_name("ppoll")
private func systemPoll(
  _ descriptors: UnsafeMutableRawPointer?,
  _ count: UInt,
  _ time: UnsafePointer<timespec>?,
  _ mask: UnsafeRawPointer?
) -> CInt

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> CInt
#endif
