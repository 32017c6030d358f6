/// The source of a presenter's keys.
package protocol DemoKeyboard: AnyObject {
  /// Waits for a key.
  ///
  /// - Parameter milliseconds: How long to wait at most, or nil to wait for ever.
  /// - Returns: The key, or nil when none came in time.
  func key(within milliseconds: Int?) -> DemoKey?

  /// Lends the keyboard to other code for a while.
  ///
  /// - Parameter body: What they do.
  func lend(to body: () -> Void)

  /// Runs a possibly long action, which Ctrl-C interrupts.
  ///
  /// - Parameter body: What takes long.
  func work(_ body: () -> Void)
}

extension DemoKeyboard {
  package func lend(to body: () -> Void) {}

  package func work(_ body: () -> Void) {
    body()
  }
}
