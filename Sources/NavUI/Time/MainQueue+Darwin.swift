#if canImport(Darwin)
internal import CoreFoundation

/// The main dispatch queue, run by hand: on Darwin through the main run loop, which owns it.
struct MainQueue: Sendable {
  /// Runs the blocks that are on the queue now.
  ///
  /// - Returns: Whether there was work to do.
  @MainActor
  func drain() -> Bool {
    CFRunLoopRunInMode(.defaultMode, 0, true) == .handledSource
  }
}
#endif
