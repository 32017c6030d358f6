#if canImport(Darwin)
internal import Foundation

/// The main run loop of Foundation; NavLab runs it, and its timers follow the real clock.
struct MainRunLoop: Sendable {
  /// Fires the timers that are due and runs the waiting blocks.
  @MainActor
  func turn() {
    _ = RunLoop.main.limitDate(forMode: .default)
  }
}
#endif
