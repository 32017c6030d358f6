import Course
import Foundation
import Testing

@Suite("Reading a lesson")
struct LessonReaderTests {
  @Test("The whole lesson is read")
  func wholeLesson() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let lesson = try course.catalogue.lesson(course.name("01-stacks"))

    #expect(lesson.title == "Stacks")
    #expect(lesson.summary == "What a stack is.")
    #expect(lesson.minutes == 5)
    #expect(lesson.behaviours == ["NS-01", "NS-02"])
    #expect(
      lesson.blocks == [
        .heading(level: 1, [.text("Stacks")]),
        .paragraph([
          .text("The "), .emphasis([.text("root")]), .text(" is "), .strong([.text("not")]),
          .text(" in the "), .code("path"), .text("."),
        ]),
        .source(
          SourceRegion(
            name: "path",
            text: "var path: [Int] = []\n\nvar count: Int { path.count }",
            line: 5
          )
        ),
        .transcript(NavCell(text: "> tap \"Go\"\n+ Detail\n> back\n", line: 15)),
      ]
    )
    #expect(lesson.cells == [NavCell(text: "> tap \"Go\"\n+ Detail\n> back\n", line: 15)])
  }

  @Test("Windows line ends and a byte order mark change nothing")
  func lineEnds() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let plain = try course.catalogue.lesson(course.name("01-stacks"))
    let windows = "\u{FEFF}" + SampleFiles.lesson.replacing("\n", with: "\r\n")
    try course.write("Lessons/01-stacks/Lesson.md", windows)

    #expect(try course.catalogue.lesson(course.name("01-stacks")) == plain)
  }

  @Test(
    "A mistake is reported with its place",
    arguments: [
      (
        "# Stacks",
        """
        Lessons/01-stacks/Lesson.md:1:1: the front matter is missing; start with '---', 'title: …', \
        'summary: …', 'minutes: …' and '---'
        """
      ),
      (
        "---\ntitle: Stacks\n",
        """
        Lessons/01-stacks/Lesson.md:1:1: the front matter is not closed; end it with a line '---'
        """
      ),
      (
        "---\ntitle: [\n---\n",
        """
        Lessons/01-stacks/Lesson.md:3:1: this is not YAML: did not find expected node content; check \
        the indentation, the quotes and the colons
        """
      ),
      (
        "---\ntitle: A\ntitle: B\nminutes: 1\nsummary: C\n---\n",
        "Lessons/01-stacks/Lesson.md:3:1: 'title' is given twice; give it once"
      ),
      (
        "---\ntitle:\nminutes: soon\ncolour: red\n---\n",
        """
        Lessons/01-stacks/Lesson.md:2:7: 'title' is empty; write a value or remove it
        Lessons/01-stacks/Lesson.md:2:1: 'summary' is missing; add a line 'summary: …'
        Lessons/01-stacks/Lesson.md:3:10: 'minutes' must be a whole number from 1 to 240, not 'soon'
        Lessons/01-stacks/Lesson.md:4:1: 'colour' is not a known key; use title, summary, minutes, goals, \
        needs, behaviours, faults, sections, topics
        """
      ),
      (
        "---\ntitle: A\nminutes: 1\nsummary: C\nbehaviours: [x]\n---\n",
        "Lessons/01-stacks/Lesson.md:5:14: 'x' is not the id of a behaviour; write an id such as NS-01"
      ),
      (
        "---\n---\n",
        "Lessons/01-stacks/Lesson.md:2:1: the YAML is empty; write 'key: value' lines"
      ),
    ]
  )
  func mistakes(text: String, problems: String) throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Lessons/01-stacks/Lesson.md", text)
    let name = try course.name("01-stacks")

    #expect(course.problems { _ = try $0.lesson(name) } == problems)
  }

  @Test("The first byte that is not UTF-8 is reported")
  func invalidUTF8() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Lessons/01-stacks/Lesson.md", Data("---\nä".utf8) + [0xFF, 0x0A])
    let name = try course.name("01-stacks")

    #expect(
      course.problems { _ = try $0.lesson(name) } == """
        Lessons/01-stacks/Lesson.md:2:2: this is not UTF-8 text; save the file as UTF-8
        """
    )
  }

  @Test("The message names all missing files")
  func missingFiles() throws {
    let course = try CourseOnDisk()
    try course.write("Lessons/01-stacks/note.txt", "")
    let name = try course.name("01-stacks")

    #expect(
      course.problems { _ = try $0.lesson(name) } == """
        Lessons/01-stacks/App.swift: there is no such file; add it, because a lesson needs an app
        Lessons/01-stacks/Lesson.md: there is no such file; create it, and write the lesson in it
        """
    )
  }
}
