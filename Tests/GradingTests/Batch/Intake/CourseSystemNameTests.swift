import Testing

@testable import Grading

@Suite("CourseSystemName")
struct CourseSystemNameTests {
  @Test(
    "Learner, file and attempt are read from the names that Canvas gives to downloaded files",
    arguments: [
      ("annaberg_98765_4321_App.swift", "annaberg", "App.swift", 0),
      ("annaberg_LATE_98765_4321_App.swift", "annaberg", "App.swift", 0),
      ("von_der_au_1_2_App-2.swift", "von_der_au", "App.swift", 2),
      ("annaberg_1_2_My_Own_Posts-2.swift", "annaberg", "My_Own_Posts-2.swift", 0),
    ]
  )
  func names(name: String, learner: String, file: String, attempt: Int) throws {
    let parsed = try #require(CourseSystemName(name, files: ["App.swift"]))
    #expect(parsed.learner == learner && parsed.file == file && parsed.attempt == attempt)
  }

  @Test(
    "Other names are not from a course system",
    arguments: ["App.swift", "anna_App.swift", "_1_2_App.swift", "anna_1_App.swift", "anna_1_2_"]
  )
  func others(name: String) {
    #expect(CourseSystemName(name, files: ["App.swift"]) == nil)
  }
}
