/// The result of a test, which may have been run more than once.
package struct TestResult: Hashable, Sendable, Codable {
  /// The name of the test.
  package var name: String
  /// The path of the test's file, as messages show it.
  package var file: String
  /// The attempts to run the test, at least one, oldest first.
  package var attempts: [Attempt]

  /// One attempt to run a test.
  package struct Attempt: Hashable, Sendable, Codable {
    /// The outcome of the attempt.
    package var outcome: TestOutcome
    /// The reason why the attempt did not pass, or nil if it passed.
    package var failure: TestFailure?
    /// The number of commands that were run.
    package var commands: Int
    /// The duration of the attempt, in seconds.
    package var seconds: Double

    /// Creates the record of an attempt.
    ///
    /// - Parameters:
    ///   - outcome: The outcome.
    ///   - failure: The reason why it did not pass.
    ///   - commands: The number of commands that were carried out.
    ///   - seconds: The duration, in seconds.
    package init(
      _ outcome: TestOutcome,
      failure: TestFailure? = nil,
      commands: Int = 0,
      seconds: Double = 0
    ) {
      self.outcome = outcome
      self.failure = failure
      self.commands = commands
      self.seconds = seconds
    }
  }

  /// Creates the result of a test from its attempts.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - attempts: The runs in order, at least one.
  package init(_ test: TestScript, _ attempts: [Attempt]) {
    name = test.name
    file = test.file
    self.attempts = attempts
  }

  /// The outcome of the last attempt, which counts as the outcome of the test.
  package var outcome: TestOutcome { attempts.last?.outcome ?? .unreadable }

  /// The reason why the last attempt did not pass, or nil if it passed.
  package var failure: TestFailure? { attempts.last?.failure }

  /// A Boolean value that indicates whether the test passed only after it was repeated.
  package var isFlaky: Bool { outcome == .passed && attempts.count > 1 }

  /// The total duration of all attempts, in seconds.
  package var seconds: Double { attempts.reduce(0) { $0 + $1.seconds } }
}
