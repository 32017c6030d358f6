/// A source of a presenter's keys.
package protocol DemoKeyboard: AnyObject {
  /// Waits for a key and returns its request, or returns nil if the time limit is exceeded.
  ///
  /// - Parameter milliseconds: The maximum time to wait, or nil for no limit.
  /// - Returns: The key, or nil if the time is over.
  func key(within milliseconds: Int?) -> DemoKey?

  /// Lends the keyboard to other code until that code returns.
  ///
  /// - Parameter body: The code that uses the keyboard.
  func lend(to body: () -> Void)

  /// Runs an action that may take a long time and that Ctrl-C can interrupt.
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
