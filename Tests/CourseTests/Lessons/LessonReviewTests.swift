import Course
import Testing

@Suite("The review of a lesson")
struct LessonReviewTests {
  private static let header = """
    ---
    title: Stacks
    summary: What a stack is.
    minutes: 5
    goals: [Read a path.]
    ---

    """
  private static let ending = "\n## What to remember\n\n- The root is not in the path.\n"

  private func problems(
    _ body: String,
    header: String = header,
    ending: String = ending
  ) throws -> String {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Lessons/01-stacks/Lesson.md", header + body + ending)
    let lesson = try course.catalogue.lesson(course.name("01-stacks"))
    let problems = LessonReview(lesson: lesson).problems() + LessonLinks(lesson: lesson).problems()
    return problems.map(\.description).joined(separator: "\n").replacing(
      course.path + "/",
      with: ""
    )
  }

  @Test("A lesson that is short, plain and complete has no problem")
  func good() throws {
    do {
      let found = try problems(
        """
        See `shared-path`, [more](../01-stacks/Lesson.md#what-to-remember), `blue-lake` and
        [this](https://example.com).

        """
      )
      #expect(
        found == ""
      )
    }
  }

  @Test("Long paragraphs and long sentences are named")
  func length() throws {
    do {
      let found = try problems(String(repeating: "one two three ", count: 31))
      #expect(
        found == """
          Lessons/01-stacks/Lesson.md:7:1: the paragraph 'one two three one …' has 93 words; split it, because \
          more than 90 are hard to read on a screen
          Lessons/01-stacks/Lesson.md:1:1: the sentences have 50.0 words on average, and the limit is 22; \
          shorten some sentences
          """
      )
    }
  }

  @Test("A lesson states its purpose and its duration")
  func header() throws {
    let text = String(repeating: "One two three four. ", count: 22) + "\n\n"
    let header = Self.header.replacing("goals: [Read a path.]\n", with: "")
    do {
      let found = try problems(String(repeating: text, count: 13), header: header)
      #expect(
        found == """
          Lessons/01-stacks/Lesson.md:1:1: 'goals' is missing; say what learners can do after the lesson
          Lessons/01-stacks/Lesson.md:1:1: 'minutes' says 5, but the lesson's words, commands and questions \
          take about 10 minutes; write a higher number
          """
      )
    }
    do {
      let found = try problems(String(repeating: text, count: 60))
      #expect(
        found == """
          Lessons/01-stacks/Lesson.md:1:1: this lesson takes more than 25 minutes (about 45, according to \
          the number of words, commands and questions); shorten the lesson, or split it into two
          """
      )
    }
  }

  @Test("A lesson ends with points to remember")
  func ending() throws {
    do {
      let found = try problems("Text.\n", ending: "\n## The end\n\n- A\n")
      #expect(
        found == """
          Lessons/01-stacks/Lesson.md:9:1: the last heading is not 'What to remember'; end the lesson \
          with it and a list of the main points
          """
      )
    }
    do {
      let found = try problems("Text.\n", ending: "\n## What to remember\n\nNothing.\n")
      #expect(
        found == """
          Lessons/01-stacks/Lesson.md:9:1: no list follows 'What to remember'; add a list of the main points
          """
      )
    }
  }

  @Test("Links that lead nowhere and names that are misspelt are reported")
  func names() throws {
    do {
      let found = try problems(
        """
        `shared-pth`

        [a](../02-more/Lesson.md) [b](#nowhere) [c](/etc/hosts)

        """
      )
      #expect(
        found == """
          Lessons/01-stacks/Lesson.md:7:1: the catalogue has no entry 'shared-pth'; did you mean \
          'shared-path'?
          Lessons/01-stacks/Lesson.md:9:1: there is no file '../02-more/Lesson.md' relative to this folder; correct \
          the link
          Lessons/01-stacks/Lesson.md:9:1: this lesson has no heading '#nowhere'; correct the link
          Lessons/01-stacks/Lesson.md:9:1: the link to '/etc/hosts' does not lead to a file in the course; \
          write a path from this folder, or https://…
          """
      )
    }
  }

  @Test("The estimate counts words, commands and questions")
  func estimate() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let quiz = "```quiz\nWhich one?\n\n- [x] This.\n  Yes.\n- [ ] That.\n  No.\n```\n"
    let body = "One two three.\n\n```nav predict=path\n> back\n> back\n```\n\n" + quiz
    try course.write("Lessons/01-stacks/Lesson.md", Self.header + body + Self.ending)
    let lesson = try course.catalogue.lesson(course.name("01-stacks"))
    let estimate = LessonEstimate(lesson: lesson)

    #expect([estimate.words, estimate.commands, estimate.questions] == [16, 2, 2])
    #expect(estimate.minutes == 16.0 / 120 + 2 * 20.0 / 60 + 2 * 45.0 / 60)
  }
}
