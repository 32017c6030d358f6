/// The place where a thread runs tests, one after the other.
package protocol TestExecutor {
  /// Runs a test once, in its own process.
  ///
  /// - Parameter test: The test.
  /// - Returns: The result.
  func attempt(_ test: TestScript) -> TestResult.Attempt
}
