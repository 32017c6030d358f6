import Course
import Testing

@Suite("Selections of a course")
struct CourseSelectionTests {
  private let name: ItemName

  init() throws {
    name = try #require(ItemName("07-tabs"))
  }

  @Test(
    "A name selects lessons and exercises, unless it says which",
    arguments: ["7", "07", "tabs", "07-tabs"]
  )
  func names(query: String) {
    let either = CourseSelection([query])
    #expect(either.includes(name, in: .lessons) && either.includes(name, in: .exercises))
    let lessons = CourseSelection(["./Lessons/\(query)/"])
    #expect(lessons.includes(name, in: .lessons) && !lessons.includes(name, in: .exercises))
  }

  @Test("No name selects everything, and an unknown name selects nothing")
  func nothing() {
    #expect(CourseSelection().includes(name, in: .lessons))
    #expect(!CourseSelection(["8"]).includes(name, in: .lessons))
  }

  @Test("A name that selects nothing is refused")
  func unknown() throws {
    let course = try CourseOnDisk(SampleFiles.course)
    try CourseSelection(["there"]).validate(in: course.catalogue)
    #expect(throws: UnknownItem.self) {
      try CourseSelection(["here"]).validate(in: course.catalogue)
    }
    #expect(throws: UnknownItem.self) {
      try CourseSelection(["Lessons/there"]).validate(in: course.catalogue)
    }
  }
}
