import Course
import Testing

@Suite("The topics of a course")
struct CourseTopicListTests {
  private static let list = """
    # Topics
    - name: stack
      aliases: [NavigationStack]
    - name: Codable
    """

  private func course(
    _ list: String = list,
    exercise: String = "topics: [stack]",
    lesson: String = "topics: [stack, Codable]"
  ) throws -> CourseOnDisk {
    let course = try CourseOnDisk(SampleFiles.course)
    try course.write("Lessons/topics.yml", list)
    try course.write(
      "Lessons/01-stacks/Lesson.md",
      SampleFiles.lesson.replacing("minutes: 5", with: "minutes: 5\n\(lesson)")
    )
    try course.write(
      "Exercises/01-there/exercise.yml",
      SampleFiles.exercise.replacing("minutes: 5", with: "minutes: 5\n\(exercise)")
    )
    return course
  }

  private func problems(_ course: borrowing CourseOnDisk) -> String {
    course.problems { catalogue in
      let terms = try catalogue.terms()
      for name in try catalogue.lessonNames() { _ = try catalogue.lesson(name, terms: terms) }
      for name in try catalogue.exerciseNames() {
        _ = try catalogue.exercise(name, topics: terms.topics)
      }
    }
  }

  @Test("Lessons and exercises name topics of the list")
  func right() throws {
    let course = try course()
    let catalogue = course.catalogue
    let topics = try #require(try catalogue.topics())
    #expect(topics.topics.map(\.name) == ["Codable", "stack"])
    #expect(topics.topic(named: "stack")?.aliases == ["NavigationStack"])
    let exercise = try catalogue.exercise(catalogue.exerciseName(for: "1"), topics: topics)
    #expect(exercise.topics == ["stack"])
    #expect(try catalogue.lesson(catalogue.lessonName(for: "1")).topics == ["stack", "Codable"])
    #expect(try Curriculum(catalogue).terms.topics == topics)
  }

  @Test("A missing, repeated or unlisted topic is reported with its place")
  func wrong() throws {
    #expect(
      try problems(course(exercise: "topics: [stack, stak, stack]")) == """
        Exercises/01-there/exercise.yml:5:17: there is no topic 'stak'; see Lessons/topics.yml
        Exercises/01-there/exercise.yml:5:23: 'stack' is listed twice; list it once
        """
    )
    #expect(
      try problems(course(exercise: "")) == """
        Exercises/01-there/exercise.yml:1:1: 'topics' is missing; add a line 'topics: […]' with names from \
        Lessons/topics.yml
        """
    )
    #expect(
      try problems(course(lesson: "topics: [tab]")) == """
        Lessons/01-stacks/Lesson.md:5:10: there is no topic 'tab'; see Lessons/topics.yml
        """
    )
  }

  @Test("A mistake in the list itself is reported with its place")
  func badList() throws {
    let list = """
      - name: stack
        aliases: [pile, pile, Tab]
      - name: Stack
      - name: tab
        alias: [bar]
      - sheet
      """
    #expect(
      try problems(course(list)) == """
        Lessons/topics.yml:2:19: 'pile' is listed twice; list it once
        Lessons/topics.yml:3:9: 'Stack' is listed twice; list it once
        Lessons/topics.yml:5:3: 'alias' is not a known key; use name, aliases
        Lessons/topics.yml:6:3: a topic needs 'name: …', and may have 'aliases: […]'
        Lessons/topics.yml:3:9: 'Tab' is a topic itself; remove it from the aliases
        """
    )
  }

  @Test("A topic that no lesson or exercise covers is a gap")
  func gap() throws {
    let course = try course(lesson: "topics: [stack]")
    try course.write("Lessons/sections.yml", "- id: 000-1\n  title: A stack\n")
    #expect(
      try Curriculum(course.catalogue).gaps.last
        == "no lesson and no exercise is about 'Codable'; add it to the 'topics' of a lesson or an exercise"
    )
  }

  @Test("A course without a list requires no topics")
  func noList() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    #expect(try course.catalogue.topics() == nil)
    #expect(problems(course) == "no problem")
  }

  @Test("A title that is too long for a list is refused")
  func title() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    let title = String(repeating: "ten chars ", count: 6) + "!"
    try course.write(
      "Exercises/01-there/exercise.yml",
      SampleFiles.exercise.replacing("title: There", with: "title: \(title)\nstory: The tale")
    )
    #expect(
      problems(course)
        == "Exercises/01-there/exercise.yml:1:8: the title has 61 characters; use at most 60"
    )
  }
}
