#if os(Linux)
internal import Foundation

/// The main run loop of Foundation, which NavLab runs.
struct MainRunLoop: Sendable {
  /// Fires the timers that are due and runs the waiting blocks.
  @MainActor
  func turn() {
    guard ProcessTime.runLoopTimers.isUsed else { return }
    // As documented, asking for the next timer polls the loop once and never waits.
    _ = RunLoop.main.limitDate(forMode: .default)
    while let deadline = ProcessTime.runLoopTimers.takeDue() {
      ProcessTime.runLoopTimers.reach(deadline)
      _ = RunLoop.main.limitDate(forMode: .default)
    }
  }
}
#endif
