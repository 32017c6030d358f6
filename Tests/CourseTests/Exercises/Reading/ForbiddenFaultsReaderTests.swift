import Course
import Testing

@Suite("Reading checks of the source")
struct ForbiddenFaultsReaderTests {
  private func exercise(
    _ lines: String,
    kind: String = "code",
    sections: String = "",
    _ body: (Catalogue, ItemName) throws -> Void
  ) throws -> String {
    let course = try CourseOnDisk(SampleFiles.course)
    let top = "title: T\nkind: \(kind)\nlesson: 01-stacks\nminutes: 5\nhints: [a, b, c]\nchecks:\n"
    let debug = kind == "debug" ? "\n- {name: w, \(Self.rest), witness: finds-bug}" : ""
    try course.write(
      "Exercises/01-there/exercise.yml",
      "\(top)- name: a\n  \(lines)\n  title: T\n  points: 1\n  visibility: public\(debug)"
    )
    try course.write("Exercises/01-there/checks.nav", sections)
    let name = try course.name("01-there")
    return course.problems { try body($0, name) }
      .replacing("Exercises/01-there/exercise.yml:", with: "")
  }

  private static let rest = "title: T, points: 1, visibility: public"

  @Test(
    "One id, several ids, or all",
    arguments: [
      ("lint: nested-stack", ForbiddenFaults.some(["nested-stack"])),
      ("lint: [nested-stack, shared-path]", .some(["nested-stack", "shared-path"])),
      ("lint: all", .all),
    ]
  )
  func faults(line: String, faults: ForbiddenFaults) throws {
    for kind in ["code", "homework", "debug"] {
      let problems = try exercise(line, kind: kind) { catalogue, name in
        let check = try catalogue.exercise(name).checks[0]
        #expect(check.method == .source(faults))
        #expect(check.needsLinter)
      }
      #expect(problems == "no problem")
    }
  }

  @Test(
    "What the linter cannot find is reported with its place",
    arguments: [
      ("lint: nested-stak", "8:9: there is no fault 'nested-stak'; did you mean 'nested-stack'?"),
      (
        "lint: [shared-path, whatever]",
        "8:23: there is no fault 'whatever'; 'navlab explain' lists all"
      ),
      (
        "lint: url-unheard",
        """
        8:9: the linter cannot find 'url-unheard', only a running app tells it; write \
        'expect not issue url-unheard' into checks.nav
        """
      ),
      (
        "lint: [all, shared-path]",
        "8:9: 'all' stands for every fault; name it alone, or leave it out"
      ),
      (
        "lint: [shared-path, shared-path]",
        "8:23: 'shared-path' is named twice; remove one of the two"
      ),
      ("lint: []", "8:9: 'lint' names no fault; write ids in brackets, or 'all'"),
      (
        "lint: {a: b}",
        """
        8:9: 'lint' must be a list; write one '- ' line for each entry
        8:9: 'lint' names no fault; write ids in brackets, or 'all'
        """
      ),
      (
        "lint: all\n  goal: {tab: A}",
        "9:3: 'goal' is not known here; use name, title, points, visibility, advice, requires, lint"
      ),
    ]
  )
  func mistakes(lines: String, problem: String) throws {
    #expect(try exercise(lines) { _ = try $0.exercise($1) } == problem)
  }

  @Test("A check of the source runs no section, and commands have no source")
  func elsewhere() throws {
    #expect(
      try exercise("lint: all", sections: "## check a\ntree") { _ = try $0.exercise($1) }
        == "7:9: this check runs no section; remove '## check a' from checks.nav"
    )
    #expect(
      try exercise("lint: all", kind: "commands", sections: "## check a\ntree") {
        _ = try $0.exercise($1)
      }
        == "8:3: 'lint' is not known here; use name, title, points, visibility, advice, requires, goal"
    )
  }
}
