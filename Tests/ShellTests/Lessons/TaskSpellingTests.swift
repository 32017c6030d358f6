import Course
import SceneText
import Testing

@testable import Shell

@Suite("Commands of a task that is kept as a file")
struct TaskSpellingTests {
  private func spelled(_ task: String, program: String) throws -> String {
    let catalogue = Catalogue(path: FixtureCourse.path)
    let name = try #require(try catalogue.exerciseNames().first)
    let spelling = TaskSpelling(
      try catalogue.exercise(name),
      invocation: Invocation(program: program)
    )
    return spelling(task)
  }

  @Test("Where navlab is on the PATH they stay as they are, in the exercise's own folder")
  func onPath() throws {
    let task = "Try `navlab run App.swift`."
    #expect(try spelled(task, program: "navlab") == task)
  }

  @Test("Elsewhere they are typed in the folder above, with what starts NavLab there")
  func above() throws {
    #expect(
      try spelled("Try `navlab run App.swift`, then `navlab check 1`.", program: "./navlab")
        == "Try `./navlab run 01-good/App.swift`, then `./navlab check 1`."
    )
  }
}
