import Course
import Synchronization

/// The states of the author's solution in each check, determined on first use.
final class SolutionStates: Sendable {
  private let judge: @Sendable () throws -> Report
  private let known = Mutex<[String: StateTrace]?>(nil)

  /// Creates states that are determined by judging the solution on first use.
  ///
  /// - Parameter judge: A closure that judges the solution.
  init(judge: @escaping @Sendable () throws -> Report) {
    self.judge = judge
  }

  /// Returns the first state of the work that differs from the solution's, or nil if no difference is found.
  ///
  /// - Parameter report: The report on the work.
  /// - Returns: The difference, or nil if there is none or it cannot be determined.
  func firstDifference(in report: Report) -> StateDifference? {
    let short = report.results.filter { $0.verdict != .passed && !$0.states.moments.isEmpty }
    guard !short.isEmpty else { return nil }
    let solution = traces()
    for result in short {
      let name = result.check.name
      if let other = solution[name],
        let found = result.states.firstDifference(from: other, in: name)
      {
        return found
      }
    }
    return nil
  }

  private func traces() -> [String: StateTrace] {
    known.withLock { known in
      if let known { return known }
      // Without a solution, there is no map of the class. Marks are not affected.
      let report = try? judge()
      let results = report?.results ?? []
      let traces = Dictionary(results.map { ($0.check.name, $0.states) }) { first, _ in first }
      known = traces
      return traces
    }
  }
}
