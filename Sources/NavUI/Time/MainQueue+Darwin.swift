#if canImport(Darwin)
internal import CoreFoundation

/// The main dispatch queue, which NavLab runs through the main run loop on Darwin.
struct MainQueue: Sendable {
  /// Runs the blocks in the queue, and returns whether there were any.
  ///
  /// - Returns: Whether there was work to do.
  @MainActor
  func drain() -> Bool {
    CFRunLoopRunInMode(.defaultMode, 0, true) == .handledSource
  }
}
#endif
