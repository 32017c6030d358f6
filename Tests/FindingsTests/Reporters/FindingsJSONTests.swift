import Findings
import Foundation
import JSONShapes
import Testing

@Suite("Findings as NavLab's own JSON")
struct FindingsJSONTests {
  @Test(
    "The output has the documented shape",
    arguments: [SampleOutcome.whole, LintOutcome()]
  )
  func shape(_ outcome: LintOutcome) throws {
    let schema = try JSONSchema("Docs/findings.schema.json", isClosed: true)
    #expect(try schema.complaints(about: FindingsJSON(outcome).text()) == [])
  }

  @Test("The output can be read again")
  func roundTrip() throws {
    let text = try FindingsJSON(SampleOutcome.whole).text()
    let read = try JSONDecoder().decode(FindingsJSON.self, from: Data(text.utf8))
    #expect(read == FindingsJSON(SampleOutcome.whole))
  }
}
