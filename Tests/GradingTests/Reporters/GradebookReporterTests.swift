import Grading
import Testing

@Suite("Records as a gradebook for spreadsheets")
struct GradebookReporterTests {
  @Test("Each submission has a row, below the maximum of each column")
  func rows() throws {
    let names = ["abdi-amina", "castro-lucia", "okafor-chidi", "urban-petr", "zhou-wei"]
    let text = try GradebookReporter().text(of: try names.map(SampleRecords.record))
    let alarms =
      "\"1 walk (on a random walk or on another day, the app did something different from "
      + "the solution), 1 source (the source uses something that only a cheat might need)\""
    let lines: [String] = [
      "submission,points,02-one-array status,02-one-array points,02-one-array/bound,"
        + "02-one-array/express,02-one-array/replaces,02-one-array/home,02-one-array/back,"
        + "alarms,isolation,seed,alarms mean,layers,walks,changes",
      "points possible,8,,8,1,2,2,2,1,,,,,,,",
      "abdi-amina,8,solved,8,1,2,2,2,1,0,kernel,2026,,limits landlock seccomp,,",
      "castro-lucia,4,falls short,4,1,1,0,2,0,0,kernel,2026,,limits landlock seccomp,,",
      "okafor-chidi,8,solved,8,1,2,2,2,1,0,limits,2026,,limits,,",
      "urban-petr,8,solved,8,1,2,2,2,1,2,kernel,2026,\(alarms),limits landlock seccomp,,",
      "zhou-wei,,grader error,,,,,,,0,,,,,,", "",
    ]
    #expect(text == lines.joined(separator: "\r\n"))
  }

  @Test("Several exercises are side by side, with one row for each learner")
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

  @Test("The sandbox of several exercises is the weakest, with its layers")
  func weakestSandbox() throws {
    var other = try SampleRecords.record("abdi-amina")
    other.exercise = "03-deep-links"
    other.isolation = Isolation(level: .full, layers: ["bubblewrap", "seccomp", "landlock"])
    var weak = try SampleRecords.record("abdi-amina")
    weak.isolation = Isolation(level: .kernel, layers: ["landlock", "limits"])
    let rows = try GradebookReporter().text(of: [other, weak]).split(separator: "\r\n")
    #expect(rows[2].hasSuffix(",0,kernel,2026,,landlock limits,,"))
    #expect(
      try GradebookReporter().text(of: [weak, other]).split(separator: "\r\n")[2]
        .hasSuffix(",0,kernel,2026,,landlock limits,,")
    )
  }
}
