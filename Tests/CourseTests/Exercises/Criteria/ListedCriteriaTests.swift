import Course
import Foundation
import Testing

@Suite("The criteria of the course")
struct ListedCriteriaTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The list may only grow shorter: whoever lists the criteria of an exercise takes its line out.
  @Test("Every exercise lists its criteria, apart from those that are known to lack them")
  func listed() throws {
    let list = Self.root.appending(path: "Tests/Fixtures/course/exercises-without-criteria.txt")
    let known = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
      String.init
    )
    let catalogue = Catalogue(path: Self.root.path)
    var lacking: [String] = []
    var problems: [String] = []
    for name in try catalogue.exerciseNames() {
      let exercise = try catalogue.exercise(name)
      if exercise.criteria.isEmpty { lacking.append(String("\(name)".prefix(2))) }
      problems += CriteriaReview(exercise).problems.map { "\(name): \($0)" }
    }
    #expect(lacking.sorted() == known)
    #expect(problems == [])
  }
}
