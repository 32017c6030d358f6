import Course
import Testing

@Suite("The front matter of a lesson")
struct LessonHeaderTests {
  private static let header = """
    ---
    title: Stacks
    summary: What a stack is.
    minutes: 5
    goals: [Read a path.]
    needs: [01-stacks]
    behaviours: [NS-01]
    faults: [shared-path]
    sections: [000-1]
    ---
    """

  private func course() throws -> CourseOnDisk {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Docs/Behaviours.tsv", "id\tstar\nNS-01\t★\n")
    try course.write("Lessons/sections.yml", "- id: 000-1\n  title: A stack\n")
    try course.write("Lessons/02-more/App.swift", SampleFiles.app)
    try course.write("Lessons/02-more/Lesson.md", Self.header)
    return course
  }

  @Test("The topics that a lesson builds on, explains and covers are read")
  func whole() throws {
    let course = try course()
    let terms = try course.catalogue.terms()
    let lesson = try course.catalogue.lesson(course.name("02-more"), terms: terms)

    #expect(lesson.goals == ["Read a path."])
    #expect(lesson.needs == [try course.name("01-stacks")])
    #expect(lesson.behaviours == ["NS-01"])
    #expect(lesson.faults == ["shared-path"])
    #expect(lesson.sections == ["000-1"])
    #expect(terms.sections == [CourseTerms.Section(id: "000-1", title: "A stack")])
  }

  @Test("The names in a lesson's header must exist")
  func unknown() throws {
    let course = try course()
    let name = try course.name("02-more")
    let terms = try course.catalogue.terms()
    try course.write(
      "Lessons/02-more/Lesson.md",
      Self.header.replacing("[01-stacks]", with: "[03-tabs, stacks]")
        .replacing("NS-01", with: "NS-99").replacing("shared-path", with: "shared-pat")
        .replacing("000-1", with: "000-2")
    )

    #expect(
      course.problems { _ = try $0.lesson(name, terms: terms) } == """
        Lessons/02-more/Lesson.md:6:9: there is no lesson '03-tabs'; name a folder in Lessons
        Lessons/02-more/Lesson.md:6:18: 'stacks' is not the name of a lesson; write the lesson's folder, such as \
        01-the-stack
        Lessons/02-more/Lesson.md:7:14: there is no behaviour 'NS-99'; see Docs/Behaviours.tsv
        Lessons/02-more/Lesson.md:8:10: the catalogue has no entry 'shared-pat'; see Docs/Rules.md
        Lessons/02-more/Lesson.md:9:12: there is no section '000-2'; see Lessons/sections.yml
        """
    )
  }

  @Test("A mistake in a list of sections is reported with its place")
  func sections() throws {
    let course = try course()
    try course.write(
      "Lessons/sections.yml",
      "# Sections\n- id: 000-1\n  title: A\n- id: 000-1\n  title: B\n- id: one\n  text: C\n- D\n"
    )

    #expect(
      course.problems { _ = try $0.terms() } == """
        Lessons/sections.yml:4:7: '000-1' is listed twice; list it once
        Lessons/sections.yml:6:3: 'title' is missing; add a line 'title: …'
        Lessons/sections.yml:7:3: 'text' is not a known key; use id, title
        Lessons/sections.yml:8:3: a section needs 'id: …' and 'title: …'
        """
    )
  }
}
