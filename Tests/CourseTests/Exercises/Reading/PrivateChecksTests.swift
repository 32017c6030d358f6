import Testing

@testable import Course

@Suite("Checks that are kept elsewhere")
struct PrivateChecksTests {
  private static let checks = """
    checks:
      - {name: deep, title: Deep, points: 4, requires: [arrives]}
    """

  /// A course whose exercise says that there is one private check, and a folder with checks.
  private func course(_ announcement: String, _ checks: String) throws -> CourseOnDisk {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Exercises/01-there/exercise.yml", SampleFiles.exercise + "\n" + announcement)
    try course.write("Private/01-there/checks.yml", checks)
    try course.write("Private/01-there/checks.nav", "## check deep\nexpect path count 3")
    return course
  }

  private func problems(_ announcement: String, _ checks: String) throws -> String {
    let course = try course(announcement, checks)
    let whole = Catalogue(path: course.path, privateChecks: "\(course.path)/Private")
    let name = try course.name("01-there")
    return course.problems { _ in _ = try whole.exercise(name) }
  }

  @Test("Private checks count in the exercise, and join it where they are available")
  func joining() throws {
    let course = try course("private: {checks: 1, points: 4}", Self.checks)
    let name = try course.name("01-there")
    let known = try course.catalogue.exercise(name)
    #expect(known.points == 3)
    #expect(known.hiddenChecks == Exercise.PrivateChecks(count: 2, points: 5))

    let whole = try Catalogue(path: course.path, privateChecks: "\(course.path)/Private")
      .exercise(name)
    #expect(whole.points == 7)
    #expect(whole.checks.last?.visibility == .hidden)
    #expect(whole.checks.last?.script?.text == "expect path count 3")
    #expect(whole.hiddenChecks == Exercise.PrivateChecks(count: 2, points: 5))
    #expect(whole.privateChecks == nil)
    #expect(whole.privateFolder == "\(course.path)/Private/01-there")
  }

  @Test("Mistakes in private checks, and counts that do not agree, are reported")
  func mistakes() throws {
    #expect(
      try problems("", Self.checks) == """
        Private/01-there/checks.yml: this file has 1 check with 4 points, but exercise.yml does not \
        mention them; correct 'private' in exercise.yml
        """
    )
    #expect(
      try problems("private: {checks: 2, points: 4}", Self.checks) == """
        Private/01-there/checks.yml: this file has 1 check with 4 points, but exercise.yml says 2 and 4; correct \
        'private' in exercise.yml
        """
    )
    #expect(
      try problems(
        "private: {checks: 1, points: 4}",
        "checks:\n  - {name: deep, title: D, points: 4, visibility: public, requires: gone}"
      ) == """
        Private/01-there/checks.yml:2:39: 'visibility' is not a known key; use name, title, points, advice, \
        requires, no-mutant, goal
        Private/01-there/checks.yml:2:69: there is no check 'gone' to wait for; the other checks are arrives, clean
        """
    )
  }
}
