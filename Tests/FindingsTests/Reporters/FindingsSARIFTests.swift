import Findings
import JSONShapes
import Testing

@Suite("Findings as SARIF")
struct FindingsSARIFTests {
  private func text(_ outcome: LintOutcome) throws -> String {
    try FindingsSARIF(outcome, version: "1.2.3", faults: SampleEntries()).text()
  }

  @Test("The output has the published shape", arguments: [SampleOutcome.whole, LintOutcome()])
  func shape(_ outcome: LintOutcome) throws {
    let schema = try JSONSchema("Tests/Fixtures/lint/shapes/sarif-2.1.0.json", isClosed: true)
    let text = try self.text(outcome)
    #expect(try schema.complaints(about: text) == [])
  }

  @Test("A finding, its rule and its notes are where SARIF readers expect them")
  func content() throws {
    let text = try self.text(SampleOutcome.whole)
    #expect(text.contains("\"uri\" : \"Sources/A%20b,%C3%A4%3A1%25.swift\""))
    #expect(text.contains("\"uri\" : \"file:///tmp/B.swift\""))
    #expect(text.contains("\"executionSuccessful\" : false"))
    #expect(text.contains("\"ruleIndex\" : 2"))
    #expect(text.contains("\"text\" : \"Why nested-stack is wrong.\""))
  }
}
