import Course

/// The checks of an exercise, each run after the checks that it requires.
struct CheckRound {
  /// The checks to run.
  let checks: [Exercise.Check]
  /// The names of the checks that cannot run here and that no other check requires.
  var unjudged: Set<String> = []

  /// Runs the checks and returns their results.
  ///
  /// - Parameters:
  ///   - earlier: The results of earlier checks.
  ///   - make: A closure that runs one check.
  /// - Returns: The results in the order of the exercise; a check that waited for a failed one is skipped.
  /// - Throws: The error of `make`.
  func results(
    after earlier: [CheckResult] = [],
    _ make: (Exercise.Check) throws -> CheckResult
  ) throws -> [CheckResult] {
    var known = Dictionary(earlier.map { ($0.check.name, $0) }) { first, _ in first }
    for check in checks { _ = try result(of: check, known: &known, make) }
    return checks.compactMap { known[$0.name] }
  }

  private func result(
    of check: Exercise.Check,
    known: inout [String: CheckResult],
    _ make: (Exercise.Check) throws -> CheckResult
  ) throws -> CheckResult {
    if let result = known[check.name] { return result }
    guard !unjudged.contains(check.name) else {
      let left = CheckResult(
        check: check,
        verdict: .skipped(.noLinter),
        remarks: ["This check needs the linter; run: navlab setup linter"]
      )
      known[check.name] = left
      return left
    }
    for name in check.requires where !unjudged.contains(name) {
      // The reader of the exercise has made sure that no check waits for itself.
      guard let required = checks.first(where: { $0.name == name }),
        try result(of: required, known: &known, make).verdict != .passed
      else { continue }
      let skipped = CheckResult(check: check, verdict: .skipped(.requires(name)))
      known[check.name] = skipped
      return skipped
    }
    let result = try make(check)
    known[check.name] = result
    return result
  }
}
