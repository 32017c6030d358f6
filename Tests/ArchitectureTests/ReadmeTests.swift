import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private static func items(in folder: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Project.root.appending(path: folder).path)
      .filter { $0.contains(/^[0-9]{2,3}-/) }
  }

  @Test("the README counts the lessons and exercises correctly, without the tour")
  func numbers() throws {
    let readme = try Project.text(of: "README.md")
    let lessons = try Self.items(in: "Lessons")
    let tours = lessons.filter { $0.hasPrefix("00-") }
    let exercises = try Self.items(in: "Exercises")
    #expect(tours == ["00-tour"])
    #expect(readme.contains("\(lessons.count - tours.count) lessons and a tour"))
    #expect(readme.contains("\(exercises.count) exercises"))
    let numbers = readme.matches(of: /([0-9]+) (lessons|exercises)/).map { "\($0.1) \($0.2)" }
    #expect(
      Set(numbers) == ["\(lessons.count - tours.count) lessons", "\(exercises.count) exercises"]
    )
  }

  @Test("the README begins with the guided tour")
  func tour() throws {
    let readme = try Project.text(of: "README.md")
    let tour = try #require(readme.firstRange(of: "lesson 0"))
    for later in ["learn 1", "init ~/navigation", "start 1"] {
      let place = try #require(readme.firstRange(of: later))
      #expect(tour.lowerBound < place.lowerBound)
    }
  }
}
