import Course
import Foundation
import Grading
import JSONShapes
import Testing

@Suite("Records as lines of JSON")
struct JSONReporterTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema("Docs/report.schema.json", isClosed: true)
  }

  @Test("Every record has the published shape, and no unpublished field")
  func shape() throws {
    let records = try SampleRecords.course() + SampleRecords.hostileTexts.map(SampleRecords.hostile)
    let lines = try JSONReporter().text(of: records).split(separator: "\n").map(String.init)

    #expect(lines.count == records.count)
    #expect(try lines.flatMap(schema.complaints) == [])
  }

  @Test("The schema lists every word that is used")
  func words() {
    func words(_ keys: JSONValue?) -> [String] { keys?["enum"]?.elements.compactMap(\.text) ?? [] }
    #expect(
      words(schema.part("properties", "status")) == GradingRecord.Status.allCases.map(\.rawValue)
    )
    #expect(
      words(schema.part("$defs", "check", "properties", "verdict"))
        == GradingRecord.Verdict.allCases.map(\.rawValue)
    )
    #expect(
      words(schema.part("$defs", "check", "properties", "visibility"))
        == Exercise.Visibility.allCases.map(\.rawValue)
    )
    #expect(
      words(schema.part("$defs", "flaw", "properties", "kind"))
        == StateFlaw.Kind.allCases.map(\.rawValue)
    )
    #expect(
      words(schema.part("$defs", "flaw", "properties", "part"))
        == Goal.Part.allCases.map(\.rawValue)
    )
    #expect(
      words(schema.part("$defs", "alarm", "properties", "kind"))
        == Alarm.Kind.allCases.map(\.rawValue)
    )
    #expect(
      words(schema.part("$defs", "walks", "properties", "extent"))
        == WalkExtent.Kind.allCases.map(\.rawValue)
    )
    #expect(
      words(schema.part("$defs", "isolation", "properties", "level"))
        == Isolation.Level.allCases.map(\.rawValue)
    )
  }

  @Test("Output with any content can be read again, and affects no terminal")
  func hostile() throws {
    let records = SampleRecords.hostileTexts.map(SampleRecords.hostile)
    let text = try JSONReporter().text(of: records)

    #expect(try RecordLines.records(in: Data(text.utf8), file: "all.jsonl") == records)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}") })
  }
}
