/// The source of a presenter's keys.
package protocol DemoKeyboard: AnyObject {
  /// Waits for a key.
  ///
  /// - Parameter milliseconds: The maximum time to wait, or nil for no limit.
  /// - Returns: The key, or nil if the time is over.
  func key(within milliseconds: Int?) -> DemoKey?

  /// Lends the keyboard to other code for a while.
  ///
  /// - Parameter body: The code that uses the keyboard.
  func lend(to body: () -> Void)

  /// Runs a possibly long action, which Ctrl-C interrupts.
  ///
  /// - Parameter body: The code to run.
  func work(_ body: () -> Void)
}

extension DemoKeyboard {
  package func lend(to body: () -> Void) {}

  package func work(_ body: () -> Void) {
    body()
  }
}
