import Course
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  @Test("Names come in course order")
  func order() throws {
    let course = try CourseOnDisk([
      "Lessons/02-b/Lesson.md": "", "Lessons/00-tour/Lesson.md": "", "Lessons/01-a/Lesson.md": "",
    ])

    #expect(try course.catalogue.lessonNames().map(\.description) == ["00-tour", "01-a", "02-b"])
    #expect(try course.catalogue.exerciseNames().isEmpty)
  }

  @Test("Exercises are listed below their lessons, whatever their numbers")
  func exerciseOrder() throws {
    let course = try CourseOnDisk([
      "Exercises/01-a/exercise.yml": "title: A\nlesson: 02-late\n",
      "Exercises/02-b/exercise.yml": "lesson:   01-early  # why\n",
      "Exercises/03-c/exercise.yml": "title: 'lesson: 01-early'\nlesson: nowhere\n",
      "Exercises/04-d/x": "",
      "Exercises/05-e/exercise.yml": "lesson: 01-early",
    ])

    #expect(
      try course.catalogue.exerciseNames().map(\.description)
        == ["02-b", "05-e", "01-a", "03-c", "04-d"]
    )
  }

  @Test(
    "An item is found by number, by name and by both",
    arguments: ["1", "01", "a", "01-a", "One"]
  )
  func lookup(query: String) throws {
    let course = try CourseOnDisk(["Exercises/01-a/x": "", "Exercises/02-b/x": ""])

    #expect(try course.catalogue.exerciseName(for: query).description == "01-a")
  }

  @Test("An unknown item is answered with the items that exist")
  func unknown() throws {
    let course = try CourseOnDisk(["Exercises/01-a/x": "", "Exercises/02-b/x": ""])

    #expect(
      course.problems { _ = try $0.exerciseName(for: "7") }
        == "there is no exercise '7'; choose one of 01-a, 02-b"
    )
    #expect(
      course.problems { _ = try $0.lessonName(for: "7") }
        == "there is no lesson '7'; there are no lessons yet"
    )
  }

  @Test("Strays and duplicate numbers are all named")
  func strays() throws {
    let course = try CourseOnDisk([
      "Lessons/01-a/Lesson.md": "", "Lessons/01-b/Lesson.md": "", "Lessons/Notes/x": "",
      "Lessons/02-file": "",
    ])
    let form =
      "this is not part of the course; a folder's name needs two digits, a dash and"
      + " lower-case words, as in: 01-the-stack"

    #expect(
      course.problems { _ = try $0.lessonNames() } == """
        Lessons/01-b: another folder already has the number 1; give this folder a different number
        Lessons/02-file: \(form)
        Lessons/Notes: \(form)
        """
    )
  }

  @Test("A missing course is reported")
  func missing() throws {
    let course = try CourseOnDisk()
    try course.remove("Lessons")

    #expect(
      course.problems { _ = try $0.lessonNames() }
        == "Lessons: this folder cannot be read; check that it exists and that you can open it"
    )
  }
}
