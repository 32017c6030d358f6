import FaultCatalogue
import Foundation
import Testing

@testable import NavLint

@Suite("The corpus")
struct CorpusTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let document = root.appending(path: "Docs/Linting.md")
  private static let folder = root.appending(path: "Tests/Fixtures/lint/corpus")

  private static func score() throws -> (projects: [CorpusProject], score: CorpusScore) {
    let projects = try CorpusProject.all(in: folder)
    return (projects, projects.map { $0.score() }.reduce(CorpusScore(), +))
  }

  @Test("The table in Docs/Linting.md matches today's findings, and its figures do not fall")
  func table() throws {
    let (projects, score) = try Self.score()
    let fileCount = projects.reduce(0) { $0 + $1.files.count }
    try CorpusSection(name: "corpus").hold(
      "\(projects.count) projects with \(fileCount) files:\n\n\(score.table)",
      "run Scripts/lint-corpus; missed: \(score.missed), no faults: \(score.wrong)"
    )
    #expect(score.total.recall >= Self.recall)
    #expect(score.total.precision >= Self.precision)
  }

  /// The score that was reached, in hundredths.
  private static let recall = 92
  private static let precision = 100

  @Test("Labels name existing faults, and are removed before the linter runs")
  func labels() throws {
    let projects = try CorpusProject.all(in: Self.folder)
    #expect(projects.reduce(0) { $0 + $1.files.count } >= 60)
    for project in projects {
      #expect(project.labels.filter { Fault.named($0.fault) == nil } == [], "\(project.name)")
      for file in project.files {
        #expect(!String(decoding: file.bytes, as: UTF8.self).contains("// fault:"))
      }
    }
  }

  @Test("Docs/Linting.md says for each rule which cases it cannot see")
  func unseen() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let start = try #require(text.range(of: "## What each rule cannot see"))
    let section = text[start.upperBound...]
    let told = section[..<(section.range(of: "\n## ")?.lowerBound ?? section.endIndex)].matches(
      of: /\n\| `([a-z-]+)` \| .+ \|/
    ).map {
      String($0.1)
    }
    #expect(told == RuleList.all.map { $0.fault }.sorted())
  }
}
