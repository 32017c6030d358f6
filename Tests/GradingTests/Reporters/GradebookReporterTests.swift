import Grading
import Testing

@Suite("Records as a gradebook for spreadsheets")
struct GradebookReporterTests {
  @Test("A row for each submission, below what each column brings at most")
  func rows() throws {
    let names = ["abdi-amina", "castro-lucia", "okafor-chidi", "urban-petr", "zhou-wei"]
    let text = try GradebookReporter().text(of: try names.map(SampleRecords.record))
    #expect(
      text
        == [
          "submission,points,02-one-array status,02-one-array points,02-one-array/bound,"
            + "02-one-array/express,02-one-array/replaces,02-one-array/home,02-one-array/back,"
            + "alarms,isolation,seed,alarms mean", "points possible,8,,8,1,2,2,2,1,,,,",
          "abdi-amina,8,solved,8,1,2,2,2,1,0,kernel,2026,",
          "castro-lucia,4,falls short,4,1,1,0,2,0,0,kernel,2026,",
          "okafor-chidi,8,solved,8,1,2,2,2,1,0,limits,2026,",
          "urban-petr,8,solved,8,1,2,2,2,1,2,kernel,2026,\"1 walk (on a way or a day that no check uses, the app did something else than the solution), "
            + "1 source (the source uses what no exercise needs and a cheat might)\"",
          "zhou-wei,,grader error,,,,,,,0,,,", "",
        ]
        .joined(separator: "\r\n")
    )
  }

  @Test("Several exercises stand side by side, one row for each learner")
  func severalExercises() throws {
    var other = try SampleRecords.record("abdi-amina")
    other.exercise = "03-deep-links"
    let records = [
      other, try SampleRecords.record("abdi-amina"), try SampleRecords.record("wagner-emil"),
    ]
    let rows = try GradebookReporter().text(of: records).split(separator: "\r\n")
    #expect(rows[0].hasPrefix("submission,points,03-deep-links status,03-deep-links points,"))
    #expect(rows[1].hasPrefix("points possible,16,,8,"))
    #expect(rows[2].hasPrefix("abdi-amina,16,solved,8,1,2,2,2,1,solved,8,"))
    #expect(rows[3].hasPrefix("wagner-emil,8,,,,,,,,solved,8,"))
  }
}
