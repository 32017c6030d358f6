import Course
import Testing

@Suite("Reading the answer key")
struct AnswerKeyReaderTests {
  private static let answers = [
    "Solution/answer.nav": "tap \"Go\"",
    "Alternatives/back-first/answer.nav": "back",
    "Alternatives/twice/answer.nav": "tap \"Go\"",
    "Mutants/a/answer.nav": "tree",
    "Mutants/a/mutant.yml": "bug: Does nothing.\ncaught-by: arrives\n",
    "Mutants/b/answer.nav": "tree",
    "Mutants/b/mutant.yml": "bug: Leaves the sheet.\ncaught-by: clean\n",
    "Mutants/c/answer.nav": "tree",
    "Mutants/c/mutant.yml": "bug: Goes too far.\ncaught-by: arrives\n",
  ]

  private func course() throws -> CourseOnDisk {
    let course = try CourseOnDisk(SampleFiles.course)
    for (name, text) in Self.answers { try course.write("Exercises/01-there/\(name)", text) }
    return course
  }

  private func problems(of course: borrowing CourseOnDisk) throws -> String {
    let name = try course.name("01-there")
    return course.problems { _ = try AnswerKey.read(for: $0.exercise(name)) }
      .replacing("Exercises/01-there/", with: "")
  }

  @Test("The answers are read whole")
  func wholeKey() throws {
    let course = try course()
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let key = try AnswerKey.read(for: exercise)

    #expect(key.solution == "\(exercise.folder)/Solution")
    #expect(
      key.alternatives == ["back-first", "twice"].map { "\(exercise.folder)/Alternatives/\($0)" }
    )
    #expect(key.mutants.map(\.name) == ["a", "b", "c"])
    #expect(key.mutants.map(\.caughtBy) == ["arrives", "clean", "arrives"])
    #expect(key.mutants.first?.bug == "Does nothing.")
  }

  @Test("Strays, gaps and unknown checks are all named")
  func mistakes() throws {
    let course = try course()
    try course.write("Exercises/01-there/notes.txt", "")
    try course.write("Exercises/01-there/Solution/Extra.nav", "")
    try course.write("Exercises/01-there/Mutants/a/mutant.yml", "bug: x\ncaught-by: y\n")
    try course.remove("Exercises/01-there/Mutants/b")
    try course.remove("Exercises/01-there/Mutants/c/answer.nav")
    try course.remove("Exercises/01-there/Alternatives")

    #expect(
      try problems(of: course) == """
        notes.txt: this belongs to no part of the exercise; remove it, or rename it
        Solution/Extra.nav: this belongs to no part of the exercise; remove it, or rename it
        Alternatives: this folder cannot be read; check that it exists and that you may open it
        Mutants: there must be 3 folders or more here; add 1
        Mutants/a/mutant.yml:2:12: the exercise has no check 'y'; its checks are arrives, clean
        Mutants/c/answer.nav: there is no such file; 'files' of the exercise names it
        """
    )
  }
}
