import Foundation

/// The patience of this module's tests: they wait for what has to happen, and not for a time.
enum Patience {
  /// Waits until something has happened.
  ///
  /// - Parameter condition: Whether it has.
  /// - Returns: Whether it has in the end; only where it never would, a test waits for minutes in vain.
  static func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<300_000 {
      if condition() { return true }
      usleep(1_000)
    }
    return false
  }
}
