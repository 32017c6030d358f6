import Course

/// A proof that each criterion has a wrong answer that breaks it alone, and that each check catches one.
struct CriteriaProof {
  let exercise: Exercise
  private var broken: [(mutant: Mutant, failing: [String])] = []

  /// The minimum number of lazy answers among the mutants.
  static let fewestLazyAnswers = 6

  /// Creates an empty proof for an exercise.
  init(exercise: Exercise) {
    self.exercise = exercise
  }

  /// Adds a mutant and the results of its checks, unless the mutant could not be checked.
  mutating func add(_ mutant: Mutant, _ report: Report) {
    guard report.obstacle == nil else { return broken.append((mutant, [])) }
    // The result of a learner's script on a learner's app depends on both, and so on all criteria.
    let failing = report.results
      .filter { $0.verdict.failure != nil && $0.check.method != .witness(.acceptsFix) }
      .map(\.check.name)
    broken.append((mutant, failing))
  }

  /// The problems, one per line, or an empty array for an exercise without criteria.
  var problems: [String] {
    guard !exercise.criteria.isEmpty else { return [] }
    return broken.flatMap(problems) + exercise.criteria.flatMap(problems)
      + exercise.checks.compactMap(problem) + lazyProblems
  }

  /// Returns the names of the checks that cover the given criteria.
  private func checks(of ids: [String]) -> Set<String> {
    Set(exercise.criteria.filter { ids.contains($0.id) }.flatMap(\.checks))
  }

  /// Returns the problems found if a mutant does not break its intended criteria.
  private func problems(_ mutant: Mutant, failing: [String]) -> [String] {
    guard !mutant.breaks.isEmpty else { return [] }
    let name = "Mutants/\(mutant.name)"
    let own = checks(of: mutant.breaks)
    let criteria = mutant.breaks.map { "'\($0)'" }.joined(separator: ", ")
    guard own.contains(mutant.caughtBy) else {
      return [
        "\(name) breaks \(criteria), but '\(mutant.caughtBy)', which catches the mutant, does not judge this criterion"
      ]
    }
    return failing.filter { !own.contains($0) }.map { check in
      "\(name) breaks \(criteria), and also fails '\(check)'; add 'requires' to that check, or name the check in the"
        + " 'checks' of the criterion"
    }
  }

  /// Returns the problems with a criterion for which the mutants do not give a complete proof.
  private func problems(_ criterion: Exercise.Criterion) -> [String] {
    guard !criterion.checks.isEmpty else { return [] }
    let own = broken.filter { $0.mutant.breaks.contains(criterion.id) }
    let alone = own.filter { mutant, failing in
      mutant.breaks.count == 1 && failing.contains(mutant.caughtBy)
        && failing.allSatisfy(criterion.checks.contains)
    }
    guard !alone.isEmpty else {
      return [
        "no mutant breaks the criterion '\(criterion.id)' alone; add one with 'breaks: \(criterion.id)'"
      ]
    }
    return criterion.checks.filter { name in
      !own.contains { $0.failing.contains(name) } && !isExcused(name)
    }
    .map { name in
      "no mutant that breaks '\(criterion.id)' fails '\(name)'; add one, or remove the check from the criterion"
    }
  }

  /// Returns whether a check may remain without a mutant that breaks it.
  private func isExcused(_ name: String) -> Bool {
    exercise.checks.contains { $0.name == name && ($0.whyNoMutant != nil || $0.method.isWitness) }
  }

  /// Returns the problem of a check that no mutant names, or nil if there is none.
  private func problem(_ check: Exercise.Check) -> String? {
    guard !isExcused(check.name), !broken.contains(where: { $0.mutant.caughtBy == check.name })
    else { return nil }
    return
      "no mutant is caught by '\(check.name)'; add one, or say in 'no-mutant' why there is none"
  }

  private var lazyProblems: [String] {
    let count = broken.count { $0.mutant.isLazy }
    guard count < Self.fewestLazyAnswers else { return [] }
    return [
      "\(count) of the mutants are lazy answers; write \(Self.fewestLazyAnswers) with 'lazy: true', "
        + "such as a learner might write to get the points with little work"
    ]
  }
}
