import Testing

@testable import Course

@Suite("The proof of the bug in a debug exercise")
struct ShownBugTests {
  private static let rest = "points: 1, visibility: public"
  private static let script = "- {name: a, title: A, \(rest)}"
  private static let finds = "- {name: w, title: W, \(rest), witness: finds-bug}"
  private static let lint = "- {name: l, title: L, \(rest), lint: [shared-path]}"

  private func course(
    _ checks: [String],
    top line: String = "",
    kind: String = "debug"
  ) throws -> CourseOnDisk {
    let course = try CourseOnDisk(SampleFiles.course)
    let top = "title: T\nkind: \(kind)\nlesson: 01-stacks\nminutes: 5\nhints: [a, b, c]\n"
    try course.write(
      "Exercises/01-there/exercise.yml",
      "\(top)checks:\n\(checks.joined(separator: "\n"))\n\(line)"
    )
    let sections = checks.contains(Self.script) ? "## check a\ntree" : ""
    try course.write("Exercises/01-there/checks.nav", sections)
    return course
  }

  private func problems(
    _ checks: [String],
    top line: String = "",
    kind: String = "debug"
  ) throws -> String {
    let course = try course(checks, top: line, kind: kind)
    let name = try course.name("01-there")
    return course.problems { _ = try $0.exercise(name) }
      .replacing("Exercises/01-there/exercise.yml:", with: "")
  }

  @Test(
    "A script, one linter fault, or the compiler proves the bug",
    arguments: [
      ([finds], "", ["App.swift", "witness.nav"], true),
      ([script, lint], "faults: [shared-path]", ["App.swift"], true),
      ([script], "starter: does-not-compile", ["App.swift"], false),
      (
        [script], "starter: does-not-compile\nfiles: [A.swift, B.swift]", ["A.swift", "B.swift"],
        false
      ),
      ([finds], "starter: compiles", ["App.swift", "witness.nav"], true),
    ]
  )
  func shown(checks: [String], line: String, files: [String], compiles: Bool) throws {
    let course = try course(checks, top: line)
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    #expect(exercise.files == files)
    #expect(exercise.starterCompiles == compiles)
    #expect(exercise.asksForScript == checks.contains(Self.finds))
  }

  private static let nothing = """
    7:1: no check shows the bug; add 'witness: finds-bug' to a check, add 'lint' with an id from 'faults', \
    or add 'starter: does-not-compile'
    """

  @Test(
    "An unproved bug is reported, and so are contradictory proofs",
    arguments: [
      ([script], "", nothing),
      ([lint], "", nothing),
      ([lint], "faults: [nested-stack]", nothing),
      ([script], "starter: compiles", nothing),
      (
        [finds], "starter: does-not-compile",
        """
        8:10: a script cannot show a bug in an app that does not compile; remove 'starter', or the checks with \
        'witness'
        """
      ),
      (
        [script], "starter: broken",
        "8:10: starter 'broken' is not known; use 'compiles' or 'does-not-compile'\n\(nothing)"
      ),
      (
        [script], "starter: does-not-compile\nfiles: [App.swift, a.nav]",
        "9:8: no check has 'witness', so nothing checks a '.nav' file; name Swift files only"
      ),
      (
        [finds], "files: [App.swift, a.nav, b.nav]",
        "8:8: a 'debug' exercise with 'witness' needs Swift files and one '.nav' file; name them"
      ),
      (
        [finds], "files: [a.nav]",
        "8:8: a 'debug' exercise with 'witness' needs Swift files and one '.nav' file; name them"
      ),
    ]
  )
  func mistakes(checks: [String], line: String, problem: String) throws {
    #expect(try problems(checks, top: line) == problem)
  }

  @Test("A starter must be Swift")
  func otherKinds() throws {
    #expect(
      try problems([Self.script], top: "starter: does-not-compile", kind: "commands")
        == "8:10: 'starter' is for exercises in which learners write Swift; remove it"
    )
    #expect(
      try problems([Self.script], top: "starter: does-not-compile", kind: "code") == "no problem"
    )
  }

  @Test("No private check judges a script that learners do not hand in")
  func privateScript() throws {
    let course = try course(
      [Self.script],
      top: "starter: does-not-compile\nprivate: {checks: 1, points: 2}"
    )
    try course.write(
      "Private/01-there/checks.yml",
      "checks:\n- {name: w, title: W, points: 2, witness: finds-bug}\n"
    )
    let whole = Catalogue(path: course.path, privateChecks: "\(course.path)/Private")
    let name = try course.name("01-there")
    #expect(
      course.problems { _ in _ = try whole.exercise(name) } == """
        Private/01-there/checks.yml:2:1: learners do not hand in a script for this exercise, so 'witness' has \
        nothing to check; remove it
        """
    )
  }

  @Test("The contract mentions an app that does not compile, but no script")
  func contract() throws {
    let course = try course([Self.script], top: "starter: does-not-compile")
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    #expect(
      exercise.contract.markdown.replacing("  \n", with: "\n") == """
        ## How it is checked

        At the start, the app does not compile.

        1. A (1 point)
           Compared: whether the commands succeed.

        You decide how to fix the bug.

        """
    )
  }
}
