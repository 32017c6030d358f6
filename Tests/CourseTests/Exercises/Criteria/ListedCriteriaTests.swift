import Course
import Foundation
import Testing

@Suite("The criteria of the course")
struct ListedCriteriaTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("Every exercise lists its criteria, and task and list agree")
  func listed() throws {
    let catalogue = Catalogue(path: Self.root.path)
    var problems: [String] = []
    for name in try catalogue.exerciseNames() {
      let exercise = try catalogue.exercise(name)
      if exercise.criteria.isEmpty { problems.append("\(name): no criteria; list them") }
      problems += CriteriaReview(exercise).problems.map { "\(name): \($0)" }
    }
    #expect(problems == [])
  }
}
