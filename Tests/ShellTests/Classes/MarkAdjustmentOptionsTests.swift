import Foundation
import Grading
import Terminal
import Testing

@testable import Shell

@Suite("The options that change marks")
struct MarkAdjustmentOptionsTests {
  private let scratch: ScratchFolder
  private let errors = RecordedOutput()

  init() throws {
    scratch = try ScratchFolder()
  }

  private var path: String { "\(scratch.path)/marks.csv" }

  private func choose(
    table: String? = nil,
    due: String? = nil,
    percentPerDay: Int? = nil,
    lastDay: Int? = nil
  ) throws -> MarkAdjustment? {
    if let table { try Data(table.utf8).write(to: URL(filePath: path)) }
    let record = GradingRecord(
      submission: "ada",
      exercise: "02-one-array",
      title: "One array",
      status: .fallsShort,
      points: 5,
      maximum: 8,
      version: "1"
    )
    return try MarkAdjustment.chosen(
      table: table == nil ? nil : path,
      due: due.flatMap { Moment($0, timeZone: .gmt) },
      percentPerDay: percentPerDay,
      lastDay: lastDay,
      for: [record],
      timeZone: .gmt,
      errors: errors
    )
  }

  @Test("A rule for late work without a deadline is a misuse")
  func deadline() throws {
    for (percent, day, option) in [(20, nil, "--late"), (nil, 3, "--last-day")]
      as [(Int?, Int?, String)]
    {
      let failure = #expect(throws: CommandFailure.self) {
        try choose(table: "submission,handed-in\n", percentPerDay: percent, lastDay: day)
      }
      #expect(
        failure
          == CommandFailure(
            .misuse,
            "navlab: '\(option)' needs the deadline; add '--due', as in --due '2026-11-30 18:00'"
          )
      )
    }
  }

  @Test("Names and exercises without a result are reported")
  func unknown() throws {
    _ = try choose(table: "submission,exercise,points\nada,3,1\nbob,2,1\n")
    #expect(
      errors.text.replacing(path, with: "marks.csv") == """
        marks.csv: no submission has these names: bob; check their spelling
        marks.csv: there are no results for these submissions and exercises: ada (3); check the column 'exercise'

        """
    )
  }

  @Test("A table that is not in UTF-8 is a misuse")
  func encoding() throws {
    try Data([0x73, 0xF6, 0x0A]).write(to: URL(filePath: path))
    let failure = #expect(throws: CommandFailure.self) {
      try MarkAdjustment.chosen(
        table: path,
        due: nil,
        percentPerDay: nil,
        lastDay: nil,
        for: [],
        timeZone: .gmt,
        errors: errors
      )
    }
    #expect(failure?.status == .misuse)
    #expect(failure?.message.contains("save it again in the format 'CSV UTF-8'") == true)
  }
}
