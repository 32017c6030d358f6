#if canImport(Darwin)
internal import CoreFoundation

/// The main dispatch queue, which NavLab runs through the main run loop on Darwin.
struct MainQueue: Sendable {
  /// Runs the blocks that are currently in the queue.
  ///
  /// - Returns: Whether there was work to do.
  @MainActor
  func drain() -> Bool {
    CFRunLoopRunInMode(.defaultMode, 0, true) == .handledSource
  }
}
#endif
