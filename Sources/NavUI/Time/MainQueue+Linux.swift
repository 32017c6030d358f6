#if os(Linux)
internal import Dispatch
internal import Glibc

/// The main dispatch queue, which NavLab runs.
///
/// These are the two entry points that the dispatch library offers to run loops.
struct MainQueue: Sendable {
  /// Runs the blocks in the queue, and returns whether any had arrived since the last call.
  ///
  /// The descriptor becomes readable when a block arrives in the empty queue, and does not block.
  ///
  /// - Returns: Whether a block had arrived since the last call.
  @MainActor
  func drain() -> Bool {
    var arrivals: UInt64 = 0
    let count = read(mainQueueDescriptor(), &arrivals, MemoryLayout.size(ofValue: arrivals))
    runMainQueue(nil)
    return count > 0
  }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> CInt

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
