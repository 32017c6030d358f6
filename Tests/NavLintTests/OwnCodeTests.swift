import FaultCatalogue
import Findings
import Foundation
import Testing

@testable import NavLint

@Suite("NavLab's own Swift")
struct OwnCodeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The Swift files of a folder that are meant to be right, each with the files of its app.
  private static func apps(in folder: String) throws -> [String: [(path: String, bytes: [UInt8])]] {
    let paths = try FileManager.default
      .subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { path in
        // An app that a whole exercise is about stands beside the exercise.
        path.hasSuffix(".swift")
          && (folder == "Lessons" || path.contains("/Solution/") || path.contains("/Alternatives/")
            || path.split(separator: "/").count == 2)
      }
      .sorted()
    var apps: [String: [(path: String, bytes: [UInt8])]] = [:]
    for path in paths {
      let name = "\(folder)/\(path)"
      let data = try Data(contentsOf: root.appending(path: name))
      apps[
        String(name.prefix { $0 != "." }.split(separator: "/").dropLast().joined(separator: "/")),
        default: []
      ]
      .append((name, Array(data)))
    }
    return apps
  }

  private func findings(_ folder: String) throws -> [String] {
    let apps = try Self.apps(in: folder)
    #expect(!apps.isEmpty)
    return apps.sorted { $0.key < $1.key }.flatMap { _, files in
      Linter(configuration: LintConfiguration()).judge(files).findings.map {
        "\($0.place.file):\($0.place.start.line) \($0.fault): \($0.message)"
      }
    }
  }

  @Test("The lessons and the tour have no finding")
  func lessons() throws {
    #expect(try findings("Lessons") == [])
  }

  /// The faults that the app of an exercise may have, because the learner is asked about them.
  private static func practisedFaults(of app: String) throws -> [String] {
    let folder = app.split(separator: "/").dropLast().joined(separator: "/")
    let manifest = try String(
      contentsOf: root.appending(path: folder).appending(path: "exercise.yml"),
      encoding: .utf8
    )
    return manifest.firstMatch(of: /\nfaults: \[(.+)\]/)?.1.split(separator: ", ").map(String.init)
      ?? []
  }

  @Test("The apps and the solutions of the exercises have none, whichever way they go")
  func exercises() throws {
    let found = try findings("Exercises").filter { finding in
      let words = finding.split(separator: ": ")[0].split(separator: " ")
      let app = String(words[0].prefix { $0 != ":" })
      guard app.split(separator: "/").count == 3 else { return true }
      return try !Self.practisedFaults(of: app).contains(String(words[1]))
    }
    #expect(found == [])
  }

  @Test("The right examples of the catalogue have none of their own fault")
  func rightExamples() {
    for fault in Fault.all where RuleList.all.contains(where: { $0.fault == fault.id }) {
      let outcome = Linter(
        configuration: LintConfiguration(only: [fault.id], deploymentTarget: DeploymentTarget(16))
      )
      .judge([("Right.swift", Array(fault.right.code.utf8))])
      #expect(outcome.findings.map(\.message) == [], "\(fault.id)")
    }
  }

  @Test("The wrong examples of the catalogue have theirs, wherever there is a rule")
  func wrongExamples() {
    for fault in Fault.all where RuleList.all.contains(where: { $0.fault == fault.id }) {
      // Some are faults on old systems only, and some on new ones only.
      let findings = [16, 26].flatMap { version in
        Linter(
          configuration: LintConfiguration(
            only: [fault.id],
            deploymentTarget: DeploymentTarget(version)
          )
        )
        .judge([("Wrong.swift", Array(fault.wrong.code.utf8))]).findings
      }
      #expect(findings.contains { $0.fault == fault.id }, "\(fault.id)")
    }
  }
}
