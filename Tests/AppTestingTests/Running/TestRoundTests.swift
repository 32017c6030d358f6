import Synchronization
import Testing

@testable import AppTesting

@Suite("A round of tests")
struct TestRoundTests {
  private let tests = (1...20).map {
    TestScript(name: "t\($0)", file: "t\($0).nav", path: "/t\($0)")
  }

  /// An executor that fails each test as often as its number in a table says.
  private final class ScriptedExecutor: TestExecutor, Sendable {
    private let failures: Mutex<[String: Int]>
    private let outcome: TestOutcome

    init(_ failures: [String: Int], as outcome: TestOutcome = .failed) {
      self.failures = Mutex(failures)
      self.outcome = outcome
    }

    func attempt(_ test: TestScript) -> TestResult.Attempt {
      let fails = failures.withLock { table in
        guard let left = table[test.name], left > 0 else { return false }
        table[test.name] = left - 1
        return true
      }
      return TestResult.Attempt(fails ? outcome : .passed, commands: 1, seconds: 0.25)
    }
  }

  @Test("a round runs every test once, and gives the results in order")
  func order() {
    for jobs in [1, 3, 100] {
      let executor = ScriptedExecutor(["t7": 1])
      var told: [String] = []
      let results = TestRound(tests, jobs: jobs) { executor }.run { told.append($0.name) }
      #expect(results.map(\.name) == tests.map(\.name))
      #expect(told.sorted() == tests.map(\.name).sorted())
      #expect(results.filter { $0.outcome != .passed }.map(\.name) == ["t7"])
    }
    #expect(TestRound([], jobs: 2) { ScriptedExecutor([:]) }.run() == [])
  }

  @Test("a test is repeated until it passes or its tries run out, and is then flaky")
  func retries() {
    let executor = ScriptedExecutor(["t1": 1, "t2": 2, "t3": 3])
    let results = TestRound(tests, jobs: 2, retries: 2) { executor }.run()
    #expect(results.prefix(4).map(\.attempts.count) == [2, 3, 3, 1])
    #expect(results.prefix(4).map(\.isFlaky) == [true, true, false, false])
    #expect(results.prefix(4).map(\.outcome) == [.passed, .passed, .failed, .passed])
    #expect(results[1].seconds == 0.75)
    let report = TestReport(app: "App", results: results, seconds: 1)
    #expect(report.flaky.map(\.name) == ["t1", "t2"])
    #expect(report.exitCode == 1)
  }

  @Test("a script that cannot be read is not run again")
  func unreadable() {
    let executor = ScriptedExecutor(["t1": 1], as: .unreadable)
    let results = TestRound(tests, jobs: 2, retries: 5) { executor }.run()
    #expect(results[0].attempts.count == 1)
    #expect(TestReport(app: "App", results: results, seconds: 1).exitCode == 2)
  }
}
