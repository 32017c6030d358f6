import Testing

@testable import Course
@testable import Grading

@Suite("The proof of criteria")
struct CriteriaProofTests {
  private func exercise() throws -> Exercise {
    var exercise = Exercise(
      id: try #require(ItemName("01-hall")),
      folder: "",
      title: "Hall",
      kind: .code,
      lesson: try #require(ItemName("01-stacks")),
      minutes: 5,
      files: ["App.swift"],
      limits: Exercise.Limits(),
      checks: ["a", "b", "c"].map { name in
        Exercise.Check(
          name: name,
          title: name,
          points: 1,
          script: CheckScript(name: name, text: "", line: 1)
        )
      },
      hints: [],
      task: []
    )
    exercise.criteria = [
      Exercise.Criterion(id: "one", says: "One.", judge: .checks(["a", "b"])),
      Exercise.Criterion(id: "two", says: "Two.", judge: .checks(["c"])),
      Exercise.Criterion(id: "neat", says: "Neat.", judge: .person(.teacher)),
    ]
    return exercise
  }

  /// Returns the problems for mutants that fail these checks, each with the criterion that it
  /// breaks and the check that it names.
  private func problems(
    _ mutants: [(breaks: [String], caughtBy: String, fails: [String])],
    lazy: Int = 6,
    change: (inout Exercise) -> Void = { _ in }
  ) throws -> [String] {
    var exercise = try exercise()
    change(&exercise)
    var proof = CriteriaProof(exercise: exercise)
    for (index, tried) in mutants.enumerated() {
      proof.add(mutant("m\(index)", tried.breaks, tried.caughtBy), report(exercise, tried.fails))
    }
    for index in 0..<lazy {
      var mutant = mutant("lazy\(index)", [], "a")
      mutant.isLazy = true
      proof.add(mutant, report(exercise, ["a"]))
    }
    return proof.problems
  }

  private func mutant(_ name: String, _ breaks: [String], _ caughtBy: String) -> Mutant {
    var mutant = Mutant(
      answer: Answer(name: name, folder: "", files: []),
      bug: "Wrong.",
      caughtBy: caughtBy
    )
    mutant.breaks = breaks
    return mutant
  }

  private func report(_ exercise: Exercise, _ fails: [String]) -> Report {
    Report(
      exercise: exercise.id,
      title: exercise.title,
      obstacle: nil,
      results: exercise.checks.map { check in
        CheckResult(
          check: check,
          verdict: fails.contains(check.name) ? .failed(CheckFailure(summary: "no")) : .passed
        )
      },
      undecided: exercise.undecided(in: .everything)
    )
  }

  private static let good: [(breaks: [String], caughtBy: String, fails: [String])] = [
    (["one"], "a", ["a"]), (["one"], "b", ["b"]), (["two"], "c", ["c"]),
  ]

  @Test("Each criterion is broken alone, and its own checks fail")
  func proved() throws {
    #expect(try problems(Self.good) == [])
    #expect(try problems([], lazy: 0) { $0.criteria = [] } == [])
  }

  @Test("An unbroken criterion is reported, and so are checks that notice nothing")
  func unbroken() throws {
    #expect(
      try problems(Array(Self.good.prefix(1))) == [
        "no mutant that breaks 'one' fails 'b'; add one, or remove the check from the criterion",
        "no mutant breaks the criterion 'two' alone; add one with 'breaks: two'",
        "no mutant is caught by 'b'; add one, or say in 'no-mutant' why there is none",
        "no mutant is caught by 'c'; add one, or say in 'no-mutant' why there is none",
      ]
    )
  }

  @Test("A mutant that breaks more than stated, or fails another check, proves nothing")
  func together() throws {
    #expect(
      try problems(Self.good.prefix(2) + [(["two"], "c", ["c", "a"])]) == [
        "Mutants/m2 breaks 'two', and also fails 'a'; add 'requires' to that check, or name the check in the 'checks' "
          + "of the criterion",
        "no mutant breaks the criterion 'two' alone; add one with 'breaks: two'",
      ]
    )
    #expect(
      try problems(Self.good + [(["two"], "a", ["a"])]) == [
        "Mutants/m3 breaks 'two', but 'a', which catches the mutant, does not judge this criterion"
      ]
    )
  }

  @Test("Lazy answers must have been tried")
  func lazy() throws {
    #expect(
      try problems(Self.good, lazy: 5) == [
        """
        5 of the mutants are lazy answers; write 6 with 'lazy: true', such as a learner might write \
        to get the points with little work
        """
      ]
    )
  }
}
