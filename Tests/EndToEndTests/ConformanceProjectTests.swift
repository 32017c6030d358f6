import Foundation
import Shares
import Testing

@Suite("The project that measures SwiftUI")
struct ConformanceProjectTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private static let conformance = "\(Products.root)/Tests/Conformance"

  private func run(_ words: [String], program: String = Products.program) throws -> CommandRun {
    try CommandRun.run(words, in: folder, program: program)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The ids of the behaviours that have a script.
  private func ids() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Self.conformance)/Scripts").sorted()
      .map { String($0.dropLast(".nav".count)) }
  }

  /// A share of the scripts is played in each run.
  @Test("NavLab reads the project back, and each script passes on its app")
  func readBack() throws {
    let export = try run(["export", "conformance", "mac"])
    #expect(export.status == 0, "\(export.errors)")
    let ids = try ids()
    #expect(ids.count >= 43)
    for id in Share(of: 8).of(ids) {
      let script = "\(Self.conformance)/Scripts/\(id).nav"
      let played = try run(["run", "mac/Conformance.xcodeproj", "--script", script])
      #expect(played.status == 0, "\(id): \(played.errors)\(played.output.suffix(400))")
      let name = id.replacing("-", with: "")
      let test = try text("\(folder.path)/mac/ConformanceUITests/\(name)Tests.swift")
      #expect(test.contains("app.launchArguments.append(\"\(id)\")"))
      #expect(!test.contains("skipRest") && !test.contains("XCTSkip"), "\(id) cannot be measured")
    }
    // An earlier export is replaced as a whole; a stranger's file in a folder of it is in the way.
    #expect(try run(["export", "conformance", "mac"]).status == 0)
    try folder.write("mine", to: "mac/Conformance/Mine.swift")
    let refused = try run(["export", "conformance", "mac"])
    #expect(refused.status == 2)
    #expect(refused.errors.contains("'Conformance/Mine.swift'"))
  }

  @Test("Each unconfirmed or rarely reported row has a script, or a reason")
  func rows() throws {
    let rows = try text("\(Products.root)/Docs/Behaviours.tsv").split(separator: "\n").dropFirst()
    let low = rows.compactMap { row -> String? in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      let isLow = ["single report", "inferred"].contains(cells[4]) || cells[6] == "unknowable"
      return isLow ? String(cells[0]) : nil
    }
    let reasons = try text("\(Self.conformance)/unmeasured.tsv").split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t") }
    #expect(reasons.allSatisfy { $0.count == 2 })
    let known = try ids() + reasons.map { String($0[0]) }
    #expect(low.filter { !known.contains($0) } == [])
    #expect(Set(known).count == known.count)
    #expect(known.filter { id in !rows.contains { $0.hasPrefix("\(id)\t") } } == [])
  }

  /// A report as `xcresulttool get test-results tests` prints it, as far as it is read.
  private static let results = """
    {"devices": [{"deviceName": "iPhone 17", "osVersion": "26.0", "platform": "iOS Simulator", "modelName": "x"}],
     "testPlanConfigurations": [],
     "testNodes": [{"name": "Conformance", "nodeType": "Test Plan", "result": "Failed", "children": [
       {"name": "ConformanceUITests", "nodeType": "UI test bundle", "children": [
         {"name": "NS24Tests", "nodeType": "Test Suite", "result": "Failed", "children": [
           {"name": "testNS24()", "nodeType": "Test Case", "result": "Failed", "children": [
             {"name": "NS24Tests.swift:20: XCTAssertTrue failed - on the screen: answer first",
              "nodeType": "Failure Message"}]}]},
         {"name": "SH26Tests", "nodeType": "Test Suite", "children": [
           {"name": "testSH26()", "nodeType": "Test Case", "result": "Passed"}]},
         {"name": "OB18Tests", "nodeType": "Test Suite", "children": [
           {"name": "testOB18()", "nodeType": "Test Case", "result": "Skipped"}]}]}]}]}
    """

  @Test("Xcode's report becomes one file, and the file becomes a column of the table")
  func measurements() throws {
    #expect(try run(["export", "conformance", "mac"]).status == 0)
    try folder.write(Self.results, to: "results.json")
    let env = "/usr/bin/env"
    let words = ["swift", "mac/collect.swift", "results.json", "measurements.json"]
    let collected = try run(words, program: env)
    #expect(
      collected.output == "measurements.json: 3 behaviours on iOS 26.0, 1 differ\n",
      "\(collected.errors)"
    )
    let table = "\(folder.path)/table.tsv"
    try folder.write(try text("\(Products.root)/Docs/Behaviours.tsv"), to: "table.tsv")
    let merge = "\(Products.root)/Scripts/merge-measurements"
    let merged = try run(["measurements.json", table], program: merge)
    let seen = "(NS24Tests.swift:20: XCTAssertTrue failed - on the screen: answer first)"
    #expect(
      merged.output.hasPrefix(
        "2 behaviours measured on iOS 26.0; NavUI agrees on 1\nchange NavUI: NS-24: "
      )
    )
    #expect(merged.output.hasSuffix("\(seen)\n"), "\(merged.output)\(merged.errors)")
    let first = try text(table)
    #expect(first.contains("\tiOS 26.0 differs \(seen)\n"))
    #expect(first.split(separator: "\n").count { $0.hasSuffix("\tiOS 26.0 agrees") } == 1)
    // The same file again changes nothing.
    #expect(try run(["measurements.json", table], program: merge).status == 0)
    #expect(try text(table) == first)
    let fidelity = try run(
      [
        "swift", "\(Products.root)/Scripts/fidelity.swift", table, "\(folder.path)/mac",
        "\(folder.path)/fidelity.md",
      ],
      program: env
    )
    // Without the tests of NavUI many rows lack one; the document is written nevertheless.
    #expect(fidelity.status == 1)
    let document = try text("\(folder.path)/fidelity.md")
    #expect(document.contains("## Where NavUI must change\n"))
    #expect(document.contains("; measured on iOS 26.0 agrees |"))
  }

  @Test("A file of another kind changes nothing")
  func foreign() throws {
    try folder.write("id\tstar\nNS-24\t\n", to: "table.tsv")
    let merge = "\(Products.root)/Scripts/merge-measurements"
    for content in [
      "{}", "no JSON", #"{"format": "2", "system": "iOS 26.0", "behaviours": []}"#,
      #"{"format": "navlab-measurements-1", "system": "26.0", "behaviours": []}"#,
      #"{"format": "navlab-measurements-1", "system": "iOS 26.0", "behaviours": [{"id": "XX-01", "result": "agrees", "seen": ""}]}"#,
    ] {
      try folder.write(content, to: "m.json")
      let run = try run(["m.json", "\(folder.path)/table.tsv"], program: merge)
      #expect(run.status == 2, "\(content)")
      #expect(run.errors.hasPrefix("m.json: "), "\(run.errors)")
    }
    #expect(try text("\(folder.path)/table.tsv") == "id\tstar\nNS-24\t\n")
  }
}
