/// The result of a test, which may have been run more than once.
package struct TestResult: Hashable, Sendable, Codable {
  /// The name of the test.
  package var name: String
  /// The file of the test, as messages call it.
  package var file: String
  /// The runs, the first one first; at least one.
  package var attempts: [Attempt]

  /// One run of a test.
  package struct Attempt: Hashable, Sendable, Codable {
    /// The outcome.
    package var outcome: TestOutcome
    /// The reason why it did not pass; nil if it did.
    package var failure: TestFailure?
    /// The number of commands that were carried out.
    package var commands: Int
    /// The duration, in seconds.
    package var seconds: Double

    /// Describes a run.
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

  /// Describes the result of a test.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - attempts: The runs in order, at least one.
  package init(_ test: TestScript, _ attempts: [Attempt]) {
    name = test.name
    file = test.file
    self.attempts = attempts
  }

  /// The outcome of the last run, which is the one that counts.
  package var outcome: TestOutcome { attempts.last?.outcome ?? .unreadable }

  /// The reason why the last run did not pass; nil if it did.
  package var failure: TestFailure? { attempts.last?.failure }

  /// Whether the test passed only when it was run again.
  package var isFlaky: Bool { outcome == .passed && attempts.count > 1 }

  /// The duration of all runs, in seconds.
  package var seconds: Double { attempts.reduce(0) { $0 + $1.seconds } }
}
