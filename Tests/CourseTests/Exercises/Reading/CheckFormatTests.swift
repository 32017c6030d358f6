import Testing

@testable import Course

@Suite("Reading the checks of an exercise")
struct CheckFormatTests {
  /// The problems of an exercise with these checks, with places in `exercise.yml` only.
  private func problems(
    _ checks: String,
    kind: String = "code",
    sections: String = ""
  ) throws -> String {
    let course = try CourseOnDisk(SampleFiles.course)
    let top = "title: T\nkind: \(kind)\nlesson: 01-stacks\nminutes: 5\nhints: [a, b, c]\nchecks:\n"
    try course.write("Exercises/01-there/exercise.yml", top + checks)
    try course.write("Exercises/01-there/checks.nav", sections)
    let name = try course.name("01-there")
    return course.problems { _ = try $0.exercise(name) }
      .replacing("Exercises/01-there/exercise.yml:", with: "")
  }

  @Test(
    "A mistake in what checks wait for is reported with its place",
    arguments: [
      (
        "- {name: a, title: A, points: 1, visibility: public, requires: c}",
        "7:64: there is no check 'c' to wait for; the other checks are b"
      ),
      (
        "- {name: a, title: A, points: 1, visibility: public, requires: [a]}",
        "7:65: 'a' waits for 'a'; remove 'requires' from one of these checks"
      ),
      (
        "- {name: a, title: A, points: 1, visibility: public, requires: [b]}",
        "7:65: 'a' waits for 'b' waits for 'a'; remove 'requires' from one of these checks"
      ),
      (
        "- {name: a, title: A, visibility: public}",
        "7:3: 'points' is missing; add a line 'points: …'"
      ),
      (
        "- {name: a, title: A, points: 0, visibility: public}",
        "7:31: 'points' must be a whole number from 1 to 100, not '0'"
      ),
      (
        "- {name: a, title: A, points: 1, visibility: public, worth: {tab: 1}}",
        """
        7:54: 'worth' is not a known key; use name, title, points, visibility, advice, requires, no-mutant, goal, lint, source
        """
      ),
    ]
  )
  func order(check: String, problem: String) throws {
    let other = "\n- {name: b, title: B, points: 1, visibility: public, requires: [a]}"
    let sections = "## check a\ntree\n## check b\ntree"
    #expect(try problems(check + other, sections: sections) == problem)
  }

  @Test("A public check does not wait for a hidden check")
  func hiddenRequirement() throws {
    let checks = """
      - {name: a, title: A, points: 1, visibility: public, requires: [b]}
      - {name: b, title: B, points: 1, visibility: hidden}
      """
    #expect(
      try problems(checks, sections: "## check a\ntree\n## check b\ntree") == """
        7:65: a public check cannot wait for the hidden check 'b', which runs later; let the hidden check wait instead
        """
    )
  }

  @Test(
    "A mistake in a state is reported with its place",
    arguments: [
      ("goal: Feed", "8:9: a state needs lines such as 'screens: [Feed, Post]'"),
      (
        "goal: {screen: Feed}",
        """
        8:10: 'screen' is not a known key; use tab, screens, path, text, presented, sheet, cover, popover, \
        alert, dialog
        """
      ),
      ("goal: {screens: []}", "8:19: 'screens' is empty; write a value or remove it"),
      (
        "goal: {presented: all}",
        "8:21: 'presented' can only be 'none'; otherwise, write 'sheet: TITLE'"
      ),
      (
        "goal: {tab: Feed}\n  free: tab",
        "8:9: the goal compares 'tab', but also lists it in 'free'; remove it from the goal or from 'free'"
      ),
      (
        "goal: {}\n  free: presented",
        "8:9: the goal compares nothing; name a part, such as 'screens'"
      ),
      (
        "free: titles\n  goal: {tab: Feed}",
        "8:9: the part 'titles' is not known; use 'tab' or 'screens' or 'path' or 'presented' or 'text'"
      ),
      ("goals: []", "8:10: 'goals' is empty; add a state"),
      (
        "goals: [{tab: A}, {screens: A}]",
        "8:21: all states must name the same parts; the first state names tab, presented"
      ),
      (
        "goals: [{tab: A}]\n  goal: {tab: A}",
        "8:10: write 'goal' or 'goals', not both"
      ),
      (
        "goal: {tab: A}\n  worth: {tab: 1}",
        "9:10: 'presented' is missing; add a line 'presented: …'"
      ),
      (
        "goal: {tab: A}\n  worth: {tab: 1, presented: 2}",
        "9:10: the parts add up to 3 points, but the check has 4; make the two numbers equal"
      ),
      (
        "goal: {tab: A}\n  worth: 4",
        "9:10: 'worth' must contain a line 'PART: POINTS' for each part"
      ),
    ]
  )
  func states(lines: String, problem: String) throws {
    let check = "- name: a\n  \(lines)\n  title: A\n  points: 4\n  visibility: public"
    #expect(try problems(check) == problem)
  }

  @Test(
    "A mistake in a question is reported with its place",
    arguments: [
      (
        "x: 1",
        "7:3: 'choices' is missing; add a line 'choices: …'\n8:3: 'x' is not a known key; use name, title, points, visibility, advice, requires, no-mutant, choices"
      ),
      (
        "choices: [{text: a, why: b, right: true}]",
        "8:12: a question must have from 2 to 9 choices; this one has 1"
      ),
      (
        "choices: [{text: a, why: b}, {text: c, why: d}]",
        "8:12: no choice is right; write 'right: true' below one or more choices"
      ),
      (
        "choices: [{text: a, right: yes, why: b}, {text: c, right: true, why: d}]",
        "8:30: 'right' must be true or false"
      ),
      (
        "choices: [{text: a, right: true}, {text: c, why: d}]",
        "8:13: 'why' is missing; add a line 'why: …'"
      ),
      (
        "choices: [a, b]",
        "8:13: a choice needs 'text: …' and 'why: …'\n8:16: a choice needs 'text: …' and 'why: …'"
      ),
    ]
  )
  func questions(line: String, problem: String) throws {
    let check = "- name: a\n  \(line)\n  title: A\n  points: 1\n  visibility: public"
    #expect(try problems(check, kind: "quiz") == problem)
  }

  @Test("Each kind has its own keys and files")
  func kinds() throws {
    let check = "- {name: a, title: A, points: 1, visibility: public"
    #expect(
      try problems(check + "}", kind: "predict")
        == "7:3: 'predict' is missing; add a line 'predict: …'"
    )
    #expect(
      try problems(check + ", predict: count, worth: {tab: 1}}", kind: "predict")
        == "7:77: the goal has no parts; remove 'worth'"
    )
    #expect(
      try problems(check + ", witness: accepts-fix}", kind: "debug")
        == "7:1: no check has 'witness: finds-bug'; add this line to a check"
    )
    #expect(
      try problems(check + ", witness: finds-bug}", kind: "debug", sections: "## check a\ntree")
        == "7:10: this check does not run a section; remove '## check a' from checks.nav"
    )
    #expect(
      try problems(
        check + "}\nfiles: [App.swift, a.nav, b.nav]",
        kind: "debug",
        sections: "## check a\ntree"
      )
        == """
        8:8: no check has 'witness', so nothing checks a '.nav' file; name Swift files only
        7:1: no check shows the bug; add 'witness: finds-bug' to a check, add 'lint' with an id from 'faults', \
        or add 'starter: does-not-compile'
        """
    )
  }
}
