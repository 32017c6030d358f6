import Course
import Script
import Testing

@testable import Grading

@Suite("The shortest way to a failure")
struct FailureShorteningTests {
  /// The steps that are left of a script whose last line fails after some steps, as the two closures tell.
  private func shortest(
    _ lines: [String],
    isFailing: @escaping ([String]) -> Bool,
    isSound: @escaping ([String]) -> Bool = { _ in true }
  ) throws -> [String]? {
    let script = try JudgedScript(lines.joined(separator: "\n"), file: "checks.nav")
    func steps(_ trial: Trial) -> [String] {
      trial.places { $0.position.line == lines.count }.map(\.statement.text)
    }
    func run(_ trial: Trial) -> JudgedRun.Result {
      let steps = steps(trial)
      guard isFailing(steps) else { return JudgedRun.Result(conclusion: .passed) }
      let failure = CheckFailure(
        summary: "No.",
        expected: "x",
        seen: "\(steps)",
        steps: steps,
        file: "checks.nav",
        line: lines.count
      )
      return JudgedRun.Result(conclusion: .failed(failure))
    }
    let shortening = FailureShortening(run: run) { isSound(steps($0)) }
    let trial = Trial([script])
    return try shortening.shortened(trial, run(trial)).conclusion.failure?.steps
  }

  @Test("Steps and their expectations are left out while the failure remains")
  func minimal() throws {
    let lines = [
      #"tap "A""#, #"expect screen "A""#, #"tap "B""#, "back", #"tap "C""#, #"expect text "x""#,
    ]
    #expect(
      try shortest(lines, isFailing: { $0.contains(#"tap "B""#) && $0.contains(#"tap "C""#) })
        == [#"tap "B""#, #"tap "C""#]
    )
    #expect(try shortest(lines, isFailing: { _ in true }) == [])
  }

  @Test("A step that causes the expected state is not left out")
  func soundness() throws {
    let lines = [#"tap "A""#, #"tap "B""#, #"expect text "x""#]
    #expect(
      try shortest(lines, isFailing: { _ in true }, isSound: { $0.contains(#"tap "B""#) })
        == [#"tap "B""#]
    )
  }

  @Test("A passing script stays as it is, and a very long failure is shortened in part")
  func bounds() throws {
    #expect(try shortest([#"tap "A""#, #"expect text "x""#], isFailing: { _ in false }) == nil)
    let lines = (1...40).map { "tap \"\($0)\"" } + [#"expect text "x""#]
    #expect(try shortest(lines, isFailing: { _ in true })?.count == 24)
  }
}
