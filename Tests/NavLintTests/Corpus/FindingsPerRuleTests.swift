import FaultCatalogue
import Findings
import Foundation
import Testing

@testable import NavLint

/// The number of findings of each rule in code that shows faults on purpose: the listings, and the
/// learners' files.
@Suite("Findings of each rule")
struct FindingsPerRuleTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The Swift files below a folder that meet a condition, by the folders that they lie in.
  private static func apps(
    in folder: String,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [[(path: String, bytes: [UInt8])]] {
    let paths = try FileManager.default
      .subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") && isWanted($0) }
      .sorted()
    let files = try paths.map { path in
      (path: path, bytes: Array(try Data(contentsOf: root.appending(path: "\(folder)/\(path)"))))
    }
    return Dictionary(grouping: files) { $0.path.split(separator: "/").dropLast().joined() }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  private static func counts(
    _ apps: [[(path: String, bytes: [UInt8])]]
  ) -> [String: Int] {
    apps.flatMap { Linter(configuration: LintConfiguration()).judge($0).findings }
      .reduce(into: [:]) { $0[$1.fault, default: 0] += 1 }
  }

  @Test("The table in Docs/Linting.md matches the rules' findings today")
  func table() throws {
    let listings = try Self.apps(in: "Tests/ListingTests/Apps")
    // What learners get: apps and starters. Solutions have no findings, which other tests hold.
    let course = try Self.apps(in: "Exercises") { path in
      !["/Solution/", "/Alternatives/", "/Mutants/"].contains(where: path.contains)
    }
    let inListings = Self.counts(listings)
    let inCourse = Self.counts(course)
    let entries = Set(inListings.keys).union(inCourse.keys).sorted()
    #expect(!entries.isEmpty)
    let rows = entries.map { "| `\($0)` | \(inListings[$0] ?? 0) | \(inCourse[$0] ?? 0) |" }
    let sums = "| all | \(inListings.values.reduce(0, +)) | \(inCourse.values.reduce(0, +)) |"
    let head = [
      "| entry | \(listings.count) apps of listings | \(course.count) apps that learners are given |",
      "| --- | --- | --- |",
    ]
    try CorpusSection(name: "findings per rule").hold(
      (head + rows + [sums]).joined(separator: "\n") + "\n",
      "run Scripts/lint-corpus"
    )
  }
}
