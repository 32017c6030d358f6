import SceneText
import Testing

@testable import Grading

@Suite("The extent of random walks in reports")
struct WalkExtentTests {
  /// A class of three: one walk through was whole, and two were cut short.
  private func records() throws -> [GradingRecord] {
    var records = try ["abdi-amina", "castro-lucia", "okafor-chidi"].map(SampleRecords.record)
    records[0].walks = .whole
    records[1].walks = WalkExtent(.none, reason: "less than half of the points")
    records[2].walks = WalkExtent(.part, reason: "10 of 72 moves; the app does not offer the rest")
    return records
  }

  private func text(_ records: [GradingRecord], isForTeachers: Bool = true) throws -> String {
    try TextReporter(layout: TextLayout(width: 200, signs: .ascii), isForTeachers: isForTeachers)
      .text(of: records)
  }

  @Test("The reason follows the extent, if there is one")
  func words() {
    #expect(WalkExtent.whole.words == "whole")
    #expect(WalkExtent(.none, reason: "not asked for").words == "none (not asked for)")
  }

  @Test("Walks are whole if all moves are made without an alarm, and otherwise partial")
  func findings() {
    #expect(WalkFindings([], made: 72, of: 72).extent == .whole)
    let reason = "10 of 72 moves; the app does not offer the rest"
    #expect(WalkFindings([], made: 10, of: 72).extent == WalkExtent(.part, reason: reason))
    let alarmed = WalkFindings([Walks.silence], made: 72, of: 72)
    #expect(alarmed.extent == WalkExtent(.part, reason: "72 of 72 moves, up to an alarm"))
    #expect(WalkFindings(leftOutBecause: "not asked for").extent.extent == .none)
  }

  @Test("A teacher's text names every submission with omitted walks, and the reason")
  func teachersText() throws {
    let text = try text(try records())
    #expect(text.contains("Walks: whole for 1, part for 1, none for 1."))
    #expect(text.contains("walks: none (less than half of the points): castro-lucia\n"))
    #expect(
      text.contains(
        "walks: part (10 of 72 moves; the app does not offer the rest): okafor-chidi\n"
      )
    )
    #expect(!text.contains("walks: whole"))
    #expect(try self.text([try records()[1]]).contains("walks: none"))
  }

  @Test("Submissions with the same reason share a line")
  func sharedReasons() throws {
    var records = try records()
    records[0].walks = records[1].walks
    let text = try text(records)
    #expect(text.contains("walks: none (less than half of the points): abdi-amina, castro-lucia\n"))
  }

  @Test("A learner's text says nothing about walks")
  func learnersText() throws {
    let record = try records()[1]
    #expect(record.forLearner.walks == nil)
    #expect(try !text([record], isForTeachers: false).lowercased().contains("walk"))
  }

  @Test("The gradebooks also give the extent for each submission")
  func gradebooks() throws {
    let rows = try GradebookReporter().text(of: try records()).split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",walks,changes"))
    #expect(rows[2].hasSuffix(",whole,"))
    #expect(rows[3].hasSuffix(",none (less than half of the points),"))
    let page = try WebPageReporter().text(of: try records())
    #expect(page.contains("Walks: none (less than half of the points). "))
    #expect(page.contains("whole for 1, part for 1, none for 1"))
  }

  @Test("JSON keeps a record's extent, and older records have none")
  func json() throws {
    let record = try records()[2]
    let json = try record.json()
    #expect(try GradingRecord(json: json) == record)
    #expect(String(decoding: json, as: UTF8.self).contains(#""walks":{"extent":"part""#))
    #expect(try SampleRecords.record("abdi-amina").walks == nil)
  }
}
