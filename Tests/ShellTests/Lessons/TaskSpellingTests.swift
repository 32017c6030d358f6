import Course
import SceneText
import Testing

@testable import Shell

@Suite("Commands of a task that is saved as a file")
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

  @Test("If navlab is on the PATH, commands stay unchanged, in the exercise's folder")
  func onPath() throws {
    let task = "Try `navlab run App.swift`."
    #expect(try spelled(task, program: "navlab") == task)
  }

  @Test("Elsewhere, commands are for the folder above, with the path to NavLab")
  func above() throws {
    #expect(
      try spelled("Try `navlab run App.swift`, then `navlab check 1`.", program: "./navlab")
        == "Try `./navlab run 01-good/App.swift`, then `./navlab check 1`."
    )
  }
}
