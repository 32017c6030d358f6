import Foundation
import Testing

@testable import Grading

@Suite("Marks that a teacher adjusts")
struct MarkAdjustmentTests {
  private let utc = TimeZone(secondsFromGMT: 0) ?? .gmt

  private func record(
    _ submission: String,
    points: Int,
    of maximum: Int = 10,
    exercise: String = "02-one-array",
    status: GradingRecord.Status = .fallsShort
  ) -> GradingRecord {
    GradingRecord(
      submission: submission,
      exercise: exercise,
      title: "One array",
      status: status,
      points: points,
      maximum: maximum,
      version: "1"
    )
  }

  private func table(_ text: String) throws -> AdjustmentTable {
    try AdjustmentTable(text, file: "marks.csv", timeZone: utc)
  }

  private func rule(lastDay: Int? = nil) throws -> LateRule {
    let due = try #require(Moment("2026-11-30 18:00", timeZone: utc))
    return LateRule(due: due.date, percentPerDay: 10, lastDay: lastDay)
  }

  @Test("points and a comment are added, within the exercise's limits")
  func points() throws {
    let table = try table(
      "submission,points,comment\nada,2,\"A fine router, well named.\"\nben,-20,\ncleo,5,\n"
    )
    let records = [
      record("ada", points: 5), record("ben", points: 4), record("cleo", points: 8),
      record("dora", points: 1),
    ]
    let adjusted = MarkAdjustment(table: table, rule: nil).adjusted(records)
    #expect(adjusted.map(\.points) == [7, 0, 10, 1])
    #expect(adjusted[0].adjustments?.map(\.line) == ["+2 points: A fine router, well named."])
    #expect(adjusted[1].adjustments?.map(\.points) == [-4])
    #expect(adjusted[2].adjustments?.map(\.points) == [2])
    #expect(adjusted[3].adjustments == nil)
  }

  @Test("each day begun after the deadline costs its part, until no points are left")
  func late() throws {
    let table = try table(
      """
      submission;handed-in
      in-time;2026-11-30 18:00
      hour;2026-11-30 19:00
      zone;2026-11-30 18:30+01:00
      three;2026-12-03 17:59
      month;2026-12-30
      """
    )
    let names = ["in-time", "hour", "zone", "three", "month"]
    let records = names.map { record($0, points: 10) }
    let adjusted = MarkAdjustment(table: table, rule: try rule()).adjusted(records)
    #expect(adjusted.map(\.points) == [10, 9, 10, 7, 0])
    let strict = MarkAdjustment(table: table, rule: try rule(lastDay: 2)).adjusted(records)
    #expect(strict.map(\.points) == [10, 9, 10, 0, 0])
    #expect(
      strict[3].adjustments?.map(\.reason) == [
        "Handed in 3 days late; no points are left after day 2."
      ]
    )
  }

  @Test(
    "a late day costs the nearest whole number of points, halves up, and at least one point",
    arguments: [
      // Points, percentage and points lost.
      (10, 10, 1), (4, 10, 1), (5, 10, 1), (1, 1, 1), (8, 30, 2), (5, 30, 2), (15, 10, 2),
      (14, 10, 1), (0, 10, 0), (8, 0, 0), (1, 100, 1),
    ]
  )
  func rounding(points: Int, percent: Int, lost: Int) throws {
    let table = try table("submission,handed-in\nada,2026-11-30 18:01\n")
    var rule = try rule()
    rule.percentPerDay = percent
    let adjusted = MarkAdjustment(table: table, rule: rule).adjusted([
      record("ada", points: points, of: 20)
    ]
    )
    #expect(adjusted.map(\.points) == [points - lost])
    #expect(adjusted[0].adjustments?.map(\.points) == [-lost])
  }

  @Test("an adjustment that is listed twice is made once")
  func twice() throws {
    let adjustment = MarkAdjustment(table: try table("submission,points\nada,2\n"), rule: nil)
    let once = adjustment.adjusted([record("ada", points: 5)])
    #expect(adjustment.adjusted(once) == once)
  }

  @Test("a row that names an exercise concerns only that exercise, and no mark stays no mark")
  func scope() throws {
    let table = try table("submission,exercise,points\nada,2,1\nada,,3\n")
    let records = [
      record("ada", points: 5), record("ada", points: 5, exercise: "03-x"),
      record("ada", points: 0, exercise: "04-y", status: .graderError),
    ]
    let adjusted = MarkAdjustment(table: table, rule: nil).adjusted(records)
    #expect(adjusted.map(\.points) == [6, 8, 0])
    #expect(adjusted[2].adjustments == nil)
  }

  @Test(
    "an unreadable table is reported in one clear line",
    arguments: [
      ("", "marks.csv:1: the table is empty; begin it with a line of column names"),
      (
        "name,points\n",
        "marks.csv:1: the column 'name' is unknown; the columns are submission, exercise, points, handed-in, comment"
      ),
      (
        "points\n1\n",
        "marks.csv:1: the column 'submission' is missing; the columns are submission, exercise, "
          + "points, handed-in, comment"
      ),
      (
        "submission,points\n\"a\nb\",2\nada,two\n",
        "marks.csv:4: 'two' isn't a number of points; write a whole number such as 2 or -1"
      ),
      (
        "submission,handed-in\nada,soon\n",
        "marks.csv:2: 'soon' isn't a date and time; write it in the form 2026-11-30 18:00"
      ),
      (
        "submission,points\nada,1,good, very\n",
        "marks.csv:2: the row has 4 fields, but there are 2 columns; put text with commas in quotes"
      ),
      (
        "submission,points\n,1\n",
        "marks.csv:2: the submission has no name; fill in the column 'submission'"
      ),
      (
        "submission,points\nada,-1\nben,1\nada,-2\n",
        "marks.csv:4: 'ada' already has a row in line 2; put both into one row"
      ),
      (
        "submission,exercise,points\nada,02-one-array,-1\nada,3,1\nada,2,-2\n",
        "marks.csv:4: 'ada (2)' already has a row in line 2; put both into one row"
      ),
    ]
  )
  func faults(text: String, message: String) throws {
    let fault = #expect(throws: AdjustmentTable.Fault.self) { try table(text) }
    #expect(fault.map { "\($0)" } == message)
  }

  @Test("names that belong to no submission are reported once")
  func unknown() throws {
    let table = try table("submission,exercise,points\nada,,1\nadda,2,1\nadda,3,2\n")
    #expect(table.unknownNames(among: [record("ada", points: 1)]) == ["adda"])
    #expect(table.unknownExercises(among: [record("ada", points: 1)]) == [])
  }

  @Test("rows about an exercise of which the submission has no result are reported")
  func unknownExercises() throws {
    let table = try table(
      "submission,exercise,points\nada,3,1\nada,02-on-array,1\nben,3,1\nben,,1\nnobody,7,1\n"
    )
    let records = [
      record("ada", points: 1), record("ben", points: 1),
      record("ada", points: 1, exercise: "03-deep-links"),
    ]
    #expect(table.unknownExercises(among: records) == ["ada (02-on-array)", "ben (3)"])
  }

  @Test(
    "a table in another encoding is to be saved as UTF-8",
    arguments: [
      (String.Encoding.isoLatin1, 3), (.utf16, 1), (.utf16LittleEndian, 1), (.utf16BigEndian, 1),
    ]
  )
  func encodings(encoding: String.Encoding, line: Int) throws {
    let text = "submission,points\nada,1\nJörg,2\n"
    let content = try #require(text.data(using: encoding))
    let fault = #expect(throws: AdjustmentTable.Fault.self) {
      try AdjustmentTable(content, file: "marks.csv", timeZone: utc)
    }
    #expect(
      fault.map { "\($0)" }
        == "marks.csv:\(line): the table is not text in UTF-8; in your spreadsheet program, save it again in the format 'CSV UTF-8'"
    )
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    let table = try AdjustmentTable(marked, file: "marks.csv", timeZone: utc)
    #expect(table.rows.map(\.submission) == ["ada", "Jörg"])
  }
}
