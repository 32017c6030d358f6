/// A comparison of an exercise's criteria with its task and its checks.
package struct CriteriaReview: Hashable, Sendable {
  /// The problems, one per line, or an empty array for an exercise without criteria.
  package let problems: [String]

  /// Creates a review of an exercise.
  ///
  /// - Parameter exercise: The exercise, with all its checks.
  package init(_ exercise: Exercise) {
    guard !exercise.criteria.isEmpty else {
      problems = []
      return
    }
    let coverage = TaskCoverage(
      of: TaskText(exercise.task),
      criteria: exercise.criteria.map(\.says),
      background: exercise.background
    )
    let judged = Set(exercise.criteria.flatMap(\.checks))
    problems =
      coverage.unknown.map { quote in
        "exercise.yml: Task.md does not say '\(quote)'; quote the task word for word, within one paragraph"
      }
      + coverage.open.map { passage in
        "exercise.yml: no criterion quotes '\(passage)'; add one, or quote the passage in 'background' if it requires "
          + "nothing"
      }
      + exercise.checks.filter { !judged.contains($0.name) }.map { check in
        "exercise.yml: the check '\(check.name)' covers no criterion; name it in the 'checks' of a criterion"
      }
  }
}
