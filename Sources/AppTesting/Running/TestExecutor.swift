/// A type that runs tests on one thread, one after another.
package protocol TestExecutor {
  /// Runs a test once in a separate process, and returns the record of the attempt.
  ///
  /// - Parameter test: The test.
  /// - Returns: The result.
  func attempt(_ test: TestScript) -> TestResult.Attempt
}
