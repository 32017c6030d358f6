import FaultCatalogue
import Foundation
import Testing

@testable import NavLint

/// The quality of the rules on code that they were not made with.
@Suite("Rules on held-out projects")
struct HeldOutTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Fixtures/lint/held-out").standardized

  private static func score() throws -> (projects: [CorpusProject], score: CorpusScore) {
    let projects = try CorpusProject.all(in: folder)
    return (projects, projects.map { $0.score() }.reduce(CorpusScore(), +))
  }

  @Test("The figures in Docs/Linting.md are current, and not below those promised")
  func figures() throws {
    let (projects, score) = try Self.score()
    let fileCount = projects.reduce(0) { $0 + $1.files.count }
    let total = score.total
    let alarms = "\(total.falseCount) false alarm\(total.falseCount == 1 ? "" : "s")"
    let written = """
      \(projects.count) projects with \(fileCount) files have \(total.faultCount) faults. The linter finds \
      \(total.foundCount) of them (recall \(total.recall) %). Its \(total.foundCount + total.falseCount) findings \
      include \(alarms) (precision \(total.precision) %).

      """
    try CorpusSection(name: "held out").hold(
      written,
      "run Scripts/lint-corpus; missed: \(score.missed), no faults: \(score.wrong)"
    )
    #expect(projects.flatMap(\.labels).filter { Fault.named($0.fault) == nil } == [])
    let words: Comment = "missed: \(score.missed), no faults: \(score.wrong)"
    #expect(score.total.faultCount >= Self.faultCount, words)
    #expect(score.total.recall >= Self.recall, words)
    #expect(score.total.precision >= Self.precision, words)
  }

  /// The least number of faults for meaningful figures.
  private static let faultCount = 40
  /// The promised figures, in hundredths.
  private static let recall = 85
  private static let precision = 97
}
