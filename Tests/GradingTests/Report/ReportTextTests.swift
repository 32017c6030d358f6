import Course
import Grading
import SceneText
import Testing

@Suite("A report as text")
struct ReportTextTests {
  private func check(
    _ title: String,
    points: Int = 1,
    visibility: Exercise.Visibility = .public,
    advice: String? = nil
  ) -> Exercise.Check {
    Exercise.Check(
      name: "name",
      title: title,
      points: points,
      visibility: visibility,
      advice: advice,
      script: CheckScript(name: "name", text: "", line: 1)
    )
  }

  private func text(_ results: [CheckResult], obstacle: Obstacle? = nil) throws -> String {
    let report = Report(
      exercise: try #require(ItemName("02-one-array")),
      title: "One array",
      obstacle: obstacle,
      results: results
    )
    return ReportText(layout: TextLayout(width: 60)).lines(of: report)
      .map(\.plain).joined(separator: "\n")
  }

  @Test("Checks that wait for the linter cost no points, and do not count as passed")
  func linter() throws {
    let waits = CheckResult(
      check: check("No stack lies in another one.", points: 2),
      verdict: .skipped(.noLinter),
      remarks: ["Not judged yet."]
    )
    #expect(
      try text([CheckResult(check: check("It counts."), verdict: .passed), waits]) == """
        2. One array

        pass   1/1  It counts.
        skip   -/2  No stack lies in another one.
                    Not judged yet.

        1 of 1 points. Everything that could be checked passed. 1
        check (2 points) waits for the linter.
        """
    )
    #expect(
      try text([
        CheckResult(check: check("It counts."), verdict: .failed(CheckFailure(summary: "No."))),
        waits, waits,
      ]).hasSuffix(
        """
        0 of 1 points. 1 check did not pass. 2 checks (4 points)
        wait for the linter.
        """
      )
    )
  }

  @Test("A failure says what was expected and what was seen, and how to see it")
  func failure() throws {
    let failure = CheckFailure(
      summary: "The expectation failed.",
      expected: "screen \"Sula\"",
      seen: "screen \"Islands\"",
      steps: ["tap \"Express to South Pier\"", "back"],
      file: "checks.nav",
      line: 7
    )
    let crash = CheckFailure(
      summary: "The app crashed during back: Fatal error: Index out of range (App.swift:12)",
      steps: ["back"]
    )

    #expect(
      try text([
        CheckResult(check: check("It counts."), verdict: .passed),
        CheckResult(
          check: check("It leads there.", points: 2, advice: "Look at the path."),
          verdict: .failed(failure)
        ),
        CheckResult(check: check("It survives."), verdict: .crashed(crash)),
        CheckResult(
          check: check("Secret.", visibility: .hidden, advice: "Secret."),
          verdict: .failed(failure)
        ),
      ]) == """
        2. One array

        pass   1/1  It counts.
        FAIL   0/2  It leads there.
                    expected  screen "Sula"
                    seen      screen "Islands"
                    after     tap "Express to South Pier"
                              back
                    look      Look at the path.
        CRASH  0/1  It survives.
                    The app crashed during back: Fatal error: Index
                    out of range (App.swift:12)
                    after     back
        FAIL   0/1  A hidden check

        1 of 5 points. 3 checks did not pass.
        """
    )
  }

  @Test("A failure of the learner's own script names its line")
  func ownScript() throws {
    let check = Exercise.Check(
      name: "shows-bug",
      title: "Your script shows the bug.",
      points: 1,
      method: .witness(.findsBug)
    )
    let failure = CheckFailure(summary: "Your script fails.", file: "witness.nav", line: 3)

    #expect(
      try text([CheckResult(check: check, verdict: .failed(failure))]) == """
        2. One array

        FAIL   0/1  Your script shows the bug.
                    Your script fails.
                    at        witness.nav:3

        0 of 1 points. 1 check did not pass.
        """
    )
  }

  @Test("Passing public checks do not hide a hidden failure")
  func hiddenFailure() throws {
    let hidden = CheckResult(
      check: check("Secret.", visibility: .hidden),
      verdict: .timedOut(CheckFailure(summary: "Secret."))
    )
    let text = try text([CheckResult(check: check("Right."), verdict: .passed), hidden])

    #expect(!text.contains("Secret"))
    #expect(
      text.hasSuffix("\n1 of 2 points. All public checks passed, but 1 hidden check\ndid not.")
    )
  }

  @Test("A complete success is reported in one line")
  func solved() throws {
    #expect(
      try text([CheckResult(check: check("Right.", points: 3), verdict: .passed)]) == """
        2. One array

        pass   3/3  Right.

        3 of 3 points. Everything passed.
        """
    )
  }

  @Test("The compiler's words are printed unchanged")
  func compileError() throws {
    let message = "App.swift:3:1: error: expected expression\n3 | let\n  | ^"

    #expect(
      try text(
        [CheckResult(check: check("Right."), verdict: .error)],
        obstacle: .doesNotCompile(message)
      ) == """
        2. One array

        The code does not compile.

        App.swift:3:1: error: expected expression
        3 | let
          | ^

        0 of 1 points: nothing could be checked.
        """
    )
  }

  @Test("Hidden checks that do not run are counted, and nothing else is said about them")
  func undecided() throws {
    func text(_ verdict: CheckResult.Verdict, _ count: Int) throws -> String {
      let report = Report(
        exercise: try #require(ItemName("02-one-array")),
        title: "One array",
        results: [CheckResult(check: check("Right.", points: 2), verdict: verdict)],
        undecided: Exercise.PrivateChecks(count: count, points: count + 2)
      )
      return ReportText(layout: TextLayout(width: 70)).lines(of: report).dropFirst(2)
        .map(\.plain).joined(separator: "\n")
    }
    #expect(
      try text(.passed, 1) == """
        pass   2/2  Right.

        2 of 2 points. The public check passed; 1 hidden check (3 points) is
        decided at grading.
        """
    )
    #expect(
      try text(.failed(CheckFailure(summary: "No.")), 3) == """
        FAIL   0/2  Right.
                    No.

        0 of 2 points. 1 check did not pass. 3 hidden checks (5 points) are
        decided at grading.
        """
    )
  }

  @Test("A state is drawn with its mistakes, and right parts bring points")
  func states() throws {
    let failure = CheckFailure(
      summary: "The screen \"Post\" is missing.",
      expected: "screens \"Feed\" > \"Post\"",
      seen: "screens \"Feed\"",
      steps: ["tab Feed"],
      flaws: [StateFlaw(.missingScreen, part: .screens, expected: "\"Post\"")],
      tree: MarkedTree(
        root: MarkedTree.Node(
          "Shop",
          children: [
            MarkedTree.Node("\"Feed\""),
            MarkedTree.Node("\"Post\"", mark: .missing, note: "missing"),
          ]
        )
      )
    )
    let parts = [
      PartResult(name: "tab", points: 1, isRight: true),
      PartResult(name: "screens", points: 2, isRight: false),
    ]
    let state = CheckResult(
      check: check("It leads there.", points: 3),
      verdict: .failed(failure),
      parts: parts
    )
    let waiting = CheckResult(check: check("More."), verdict: .skipped(.requires("name")))
    let quiz = CheckResult(check: check("Why?"), verdict: .passed, remarks: ["b: Because."])

    #expect(
      try text([state, waiting, quiz]) == """
        2. One array

        FAIL   1/3  It leads there.
                    The screen "Post" is missing.
                      Shop
                      ├─ "Feed"
                    − └─ "Post"   missing
                    right     tab (1)
                    after     tab Feed
        skip   0/1  More.
                    This is checked after another check passes: It
                    leads there.
        pass   1/1  Why?
                    b: Because.

        2 of 5 points. 2 checks did not pass.
        """
    )
  }

  @Test("A check that waits for a hidden check does not reveal the hidden check's subject")
  func hiddenRequirement() throws {
    let failure = CheckFailure(summary: "The expectation failed.", steps: [])
    var secret = check("A secret.", visibility: .hidden)
    secret.name = "secret"
    let hidden = CheckResult(check: secret, verdict: .failed(failure))
    let waiting = CheckResult(check: check("More."), verdict: .skipped(.requires("secret")))
    let report = try text([hidden, waiting])
    #expect(report.contains("This is checked after a hidden check passes."), "\(report)")
    #expect(!report.contains("secret"))
  }
}
