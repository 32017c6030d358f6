import Course
import Findings
import Testing

@Suite("Reading checks of the source")
struct ForbiddenFaultsReaderTests {
  private func exercise(
    _ lines: String,
    kind: String = "code",
    sections: String = "",
    top line: String = "",
    _ body: (Catalogue, ItemName) throws -> Void
  ) throws -> String {
    let course = try CourseOnDisk(SampleFiles.course)
    let top =
      "title: T\nkind: \(kind)\nlesson: 01-stacks\nminutes: 5\nhints: [a, b, c]\n\(line)checks:\n"
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
    "A check names one id, several ids, or all",
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
    "A fault that the linter cannot find is reported with its place",
    arguments: [
      ("lint: nested-stak", "8:9: there is no fault 'nested-stak'; did you mean 'nested-stack'?"),
      (
        "lint: [shared-path, whatever]",
        "8:23: there is no fault 'whatever'; 'navlab explain' lists all"
      ),
      (
        "lint: url-unheard",
        """
        8:9: the linter cannot find 'url-unheard', because only a running app shows it; write \
        'expect not issue url-unheard' in checks.nav
        """
      ),
      (
        "lint: [all, shared-path]",
        "8:9: 'all' means every fault; write 'all' alone, or leave it out"
      ),
      (
        "lint: [shared-path, shared-path]",
        "8:23: 'shared-path' is named twice; name it once"
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
        "9:3: 'goal' is not a known key; use name, title, points, visibility, advice, requires, no-mutant, lint"
      ),
    ]
  )
  func mistakes(lines: String, problem: String) throws {
    #expect(try exercise(lines) { _ = try $0.exercise($1) } == problem)
  }

  @Test(
    "The oldest version of iOS is a number, and is read strictly",
    arguments: [
      ("17", DeploymentTarget(17)), ("16.4", DeploymentTarget(16, 4)),
      ("18.0", DeploymentTarget(18)),
    ]
  )
  func version(text: String, target: DeploymentTarget) throws {
    for kind in ["code", "homework", "debug"] {
      #expect(try version("lint: newer-api", kind: kind, top: "ios: \(text)\n") == target)
    }
    #expect(try version("lint: all") == nil)
  }

  /// The version that an exercise with a check of the source is for.
  private func version(
    _ lines: String,
    kind: String = "code",
    top line: String = ""
  ) throws -> DeploymentTarget? {
    var target: DeploymentTarget?
    let problems = try exercise(lines, kind: kind, top: line) { catalogue, name in
      target = try catalogue.exercise(name).deploymentTarget
    }
    #expect(problems == "no problem")
    return target
  }

  @Test(
    "An invalid version is reported with its place, without further reports",
    arguments: [
      "iOS 17", "seventeen", "12", "100", "17.", "17.4.1", "+17", "-17", "17,4", "1７", "x17",
      "17.100",
    ]
  )
  func noVersion(text: String) throws {
    #expect(
      try exercise("lint: newer-api", top: "ios: \(text)\n") { _ = try $0.exercise($1) }
        == "6:6: '\(text)' is not a version of iOS; write a version such as '17' or '16.4'"
    )
  }

  @Test("A version is one text, belongs to a Swift exercise, and is used by a check")
  func versionElsewhere() throws {
    func problems(_ line: String, kind: String = "code", top: String) throws -> String {
      try exercise(line, kind: kind, sections: line.isEmpty ? "## check a\ntree" : "", top: top) {
        _ = try $0.exercise($1)
      }
    }
    #expect(
      try problems("lint: newer-api", top: "ios: [17]\n")
        == "6:6: 'ios' must be a single string; write it on one line"
    )
    #expect(
      try problems("", kind: "commands", top: "ios: 17\n")
        == "6:6: 'ios' is for exercises in which learners write Swift; remove it"
    )
    #expect(
      try problems("", top: "ios: 17\n") == """
        6:6: only checks with 'lint' use the iOS version, but there is no such check; add one, or remove 'ios'
        """
    )
    #expect(
      try problems("", top: "private: {checks: 1, points: 1}\nios: 17\n") == "no problem"
    )
  }

  @Test("A fault of too new names requires a version")
  func newerNames() throws {
    #expect(
      try exercise("lint: [old-on-change, newer-api]") { _ = try $0.exercise($1) } == """
        8:25: 'newer-api' depends on the oldest iOS version of the app; add a line such as 'ios: 17'
        """
    )
  }

  @Test("A check of the source runs no section, and checks with commands name no source")
  func elsewhere() throws {
    #expect(
      try exercise("lint: all", sections: "## check a\ntree") { _ = try $0.exercise($1) }
        == "7:9: this check does not run a section; remove '## check a' from checks.nav"
    )
    #expect(
      try exercise("lint: all", kind: "commands", sections: "## check a\ntree") {
        _ = try $0.exercise($1)
      }
        == "8:3: 'lint' is not a known key; use name, title, points, visibility, advice, requires, no-mutant, goal"
    )
  }
}
