import FaultCatalogue
import FaultFiles
import Findings
import Testing

@testable import NavLint

@Suite("The rules and the catalogue")
struct CatalogueTests {
  private static let ids = RuleList.all.map { $0.fault }

  @Test("A rule finds the wrong example of its fault, but not the right example", arguments: ids)
  func examples(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    // What is newer than the app's oldest version can be found only where that is known.
    let versions = [nil, DeploymentTarget(17)]
    #expect(versions.contains { Self.faults(in: entry.wrong.code, from: $0).contains(id) })
    #expect(!versions.contains { Self.faults(in: entry.right.code, from: $0).contains(id) })
  }

  @Test("No rule reports anything in a right example", arguments: Fault.all.map(\.id))
  func right(_ id: String) throws {
    let entry = try FaultFiles.entry(id)
    #expect(Self.faults(in: entry.right.code) == [])
  }

  private static func faults(
    in code: String,
    from version: DeploymentTarget? = nil
  ) -> Set<String> {
    let configuration = LintConfiguration(
      levels: Dictionary(uniqueKeysWithValues: ids.map { ($0, .warning) }),
      deploymentTarget: version
    )
    let outcome = Linter(configuration: configuration).judge([("App.swift", Array(code.utf8))])
    return Set(outcome.findings.map(\.fault))
  }
}
