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

  @Test("The whole answer key is read")
  func wholeKey() throws {
    let course = try course()
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let key = try AnswerKey.read(for: exercise)

    #expect(key.solution == "\(exercise.folder)/Solution")
    #expect(
      key.alternatives
        == ["back-first", "twice"].map {
          Answer(name: $0, folder: "\(exercise.folder)/Alternatives/\($0)", files: ["answer.nav"])
        }
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
        notes.txt: this is not part of the exercise; remove it, or rename it
        Solution/Extra.nav: this is not part of the exercise; remove it, or rename it
        Alternatives: this folder cannot be read; check that it exists and that you can open it
        Mutants: there must be at least 3 folders here; add 1 more
        Mutants/a/mutant.yml:2:12: the exercise has no check 'y'; its checks are arrives, clean
        Mutants/c: this answer does not differ from the solution; add a file, or 'edits'
        """
    )
  }

  @Test("Apps with a symptom are allowed only for a learner's script")
  func symptoms() throws {
    let course = try course()
    try course.write("Exercises/01-there/Symptoms/dead/App.swift", "")
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    #expect(exercise.symptoms == ["\(exercise.folder)/Symptoms/dead"])
    #expect(
      try problems(of: course).hasPrefix(
        "Symptoms: this is not part of the exercise; remove it, or rename it"
      )
    )
  }

  @Test("An answer may say where it differs from the solution")
  func edits() throws {
    let course = try course()
    try course.remove("Exercises/01-there/Mutants/a/answer.nav")
    try course.remove("Exercises/01-there/Alternatives/twice/answer.nav")
    let edits = "edits:\n  - find: Go\n    replace: Come\n"
    try course.write(
      "Exercises/01-there/Mutants/a/mutant.yml",
      "bug: Comes.\ncaught-by: arrives\n\(edits)"
    )
    try course.write(
      "Exercises/01-there/Alternatives/twice/alternative.yml",
      "idea: Comes, too.\n\(edits)"
    )
    let exercise = try course.catalogue.exercise(course.name("01-there"))
    let key = try AnswerKey.read(for: exercise)
    let edited = [Answer.EditedFile(name: "answer.nav", text: "tap \"Come\"")]

    #expect(key.mutants.first?.answer.edited == edited)
    #expect(key.alternatives.last?.edited == edited)
    #expect(key.alternatives.last?.files == [])
    #expect(key.alternatives.last?.isWhole == false)
  }

  @Test("An edit that cannot be made is reported with its place")
  func editMistakes() throws {
    let course = try course()
    try course.remove("Exercises/01-there/Mutants/a/answer.nav")
    try course.write(
      "Exercises/01-there/Mutants/a/mutant.yml",
      """
      bug: Does nothing.
      caught-by: arrives
      edits:
        - find: Gone
          replace: Come
        - find: Go
          replace: Go
        - file: App.swift
          find: a
          replace: b
        - find: Go
          by: Come
        - Go
      """
    )
    try course.write(
      "Exercises/01-there/Mutants/b/mutant.yml",
      "bug: Leaves.\ncaught-by: clean\nedits:\n  - {find: Go, replace: Come}\n"
    )
    try course.write("Exercises/01-there/Alternatives/twice/alternative.yml", "hint: none\n")

    #expect(
      try problems(of: course) == """
        Alternatives/twice/alternative.yml:1:1: 'idea' is missing; add a line 'idea: …'
        Alternatives/twice/alternative.yml:1:1: 'hint' is not a known key; use idea, edits
        Mutants/a: this answer does not differ from the solution; add a file, or 'edits'
        Mutants/a/mutant.yml:4:11: 'find' is not in answer.nav of the solution; copy the text from that file
        Mutants/a/mutant.yml:6:11: 'find' and 'replace' are identical; change one, or remove the edit
        Mutants/a/mutant.yml:8:11: 'App.swift' is not a file in the solution; use one of answer.nav
        Mutants/a/mutant.yml:11:5: 'replace' is missing; add a line 'replace: …'
        Mutants/a/mutant.yml:12:5: 'by' is not a known key; use file, find, replace
        Mutants/a/mutant.yml:13:5: an edit needs 'find: …' and 'replace: …'
        Mutants/b/mutant.yml:4:3: answer.nav exists as a whole file and also has edits; remove the file or the edits
        """
    )
  }
}
