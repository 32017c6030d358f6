#if canImport(Darwin)
internal import Foundation

/// The main run loop of Foundation, run by hand; its timers follow the real clock.
struct MainRunLoop: Sendable {
  /// Fires the timers that are due, and runs the blocks that wait.
  @MainActor
  func turn() {
    _ = RunLoop.main.limitDate(forMode: .default)
  }
}
#endif
