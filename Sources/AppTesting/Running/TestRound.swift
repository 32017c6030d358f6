import Dispatch
import Foundation
import Synchronization

/// A round of tests on several threads, each of which runs one test after another.
package struct TestRound: Sendable {
  private let tests: [TestScript]
  private let jobs: Int
  private let retries: Int
  private let makeExecutor: @Sendable () -> any TestExecutor

  /// Creates a round that runs tests on several threads.
  ///
  /// - Parameters:
  ///   - tests: The tests.
  ///   - jobs: The number of tests that run in parallel.
  ///   - retries: The maximum number of repetitions of a test until it passes.
  ///   - makeExecutor: A closure that creates the executor of a thread.
  package init(
    _ tests: [TestScript],
    jobs: Int,
    retries: Int = 0,
    makeExecutor: @escaping @Sendable () -> any TestExecutor
  ) {
    self.tests = tests
    self.jobs = max(1, min(jobs, tests.count))
    self.retries = retries
    self.makeExecutor = makeExecutor
  }

  /// Runs all tests, and returns their results.
  ///
  /// - Parameter take: A closure called with each result, on the caller's thread.
  /// - Returns: The results, in the order of the tests.
  package func run(take: (TestResult) -> Void = { _ in }) -> [TestResult] {
    guard !tests.isEmpty else { return [] }
    let board = TestBoard(count: tests.count)
    for _ in 0..<jobs {
      let thread = Thread { [tests, retries, makeExecutor] in
        Self.work(on: tests, board, retries: retries, makeExecutor)
        // The executor has been released, with all its processes.
        board.leave()
      }
      // Deep trees of views are compared recursively.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in tests { take(board.wait()) }
    board.waitForEnd(of: jobs)
    return board.results
  }

  private static func work(
    on tests: [TestScript],
    _ board: TestBoard,
    retries: Int,
    _ makeExecutor: () -> any TestExecutor
  ) {
    let executor = makeExecutor()
    while let index = board.next() {
      board.finish(index, result(of: tests[index], at: executor, retries: retries))
    }
  }

  private static func result(
    of test: TestScript,
    at executor: any TestExecutor,
    retries: Int
  ) -> TestResult {
    var attempts = [executor.attempt(test)]
    // An unreadable script does not improve on the second attempt.
    while attempts.count <= retries, let last = attempts.last, last.outcome != .passed,
      last.outcome != .unreadable
    {
      attempts.append(executor.attempt(test))
    }
    return TestResult(test, attempts)
  }
}

/// The state that the threads of a round share.
private final class TestBoard: Sendable {
  private struct State {
    var next = 0
    var finished: [Int: TestResult] = [:]
    var untold: [TestResult] = []
  }

  private let count: Int
  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  private let ends = DispatchSemaphore(value: 0)

  init(count: Int) {
    self.count = count
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ index: Int, _ result: TestResult) {
    state.withLock { state in
      state.finished[index] = result
      state.untold.append(result)
    }
    arrivals.signal()
  }

  func wait() -> TestResult {
    arrivals.wait()
    return state.withLock { $0.untold.removeFirst() }
  }

  func leave() { ends.signal() }

  func waitForEnd(of threads: Int) {
    for _ in 0..<threads { ends.wait() }
  }

  var results: [TestResult] {
    state.withLock { state in (0..<count).compactMap { state.finished[$0] } }
  }
}
