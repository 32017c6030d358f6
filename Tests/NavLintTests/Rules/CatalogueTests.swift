import FaultCatalogue
import Findings
import Testing

@testable import NavLint

@Suite("The rules and the catalogue")
struct CatalogueTests {
  private static let ids = RuleList.all.map { $0.fault }

  @Test("A rule finds the wrong example of its fault, and not the right one", arguments: ids)
  func examples(_ id: String) throws {
    let fault = try #require(Fault.named(id))
    #expect(Self.faults(in: fault.wrong.code).contains(id))
    #expect(!Self.faults(in: fault.right.code).contains(id))
  }

  @Test("No rule finds anything in a right example", arguments: Fault.all.map(\.id))
  func right(_ id: String) throws {
    let fault = try #require(Fault.named(id))
    #expect(Self.faults(in: fault.right.code) == [])
  }

  private static func faults(in code: String) -> Set<String> {
    let configuration = LintConfiguration(
      levels: Dictionary(uniqueKeysWithValues: ids.map { ($0, .warning) })
    )
    let outcome = Linter(configuration: configuration).judge([("App.swift", Array(code.utf8))])
    return Set(outcome.findings.map(\.fault))
  }
}
