import Browsing
import Foundation
import Grading
import Testing

@Suite("Files with records")
struct RecordFilesTests {
  private let folder: TemporaryFolder
  private let files: RecordFiles

  init() throws {
    folder = try TemporaryFolder()
    let line = try JSONReporter().text(of: [try SampleRecords.record("abdi-amina")])
    files = RecordFiles { Data(line.utf8) }
  }

  @Test("A folder stands for its files by name, and a dash for standard input")
  func paths() throws {
    let names = ["castro-lucia", "lee-minjun"]
    for (file, name) in zip(["b.jsonl", "a.jsonl"], names) {
      try folder.write(try JSONReporter().text(of: [try SampleRecords.record(name)]), to: file)
    }
    try folder.write("not JSON", to: "notes.txt")
    let read = try files.records(at: [folder.url.path, "-"])
    #expect(read.records.map(\.submission) == ["lee-minjun", "castro-lucia", "abdi-amina"])
    #expect(read.notices == [])
  }

  @Test("The later result for the same work counts, and a line says so")
  func secondTry() throws {
    var first = try SampleRecords.record("castro-lucia")
    first.points = 1
    var second = first
    second.points = 3
    var other = first
    other.exercise = "03-deep-links"
    let lee = try SampleRecords.record("lee-minjun")
    try folder.write(try JSONReporter().text(of: [first, lee]), to: "r1.jsonl")
    try folder.write(try JSONReporter().text(of: [other, second, second]), to: "r2.jsonl")
    let paths = ["r1.jsonl", "r2.jsonl"].map(folder.path)
    let read = try files.records(at: paths)
    #expect(read.records == [second, lee, other])
    #expect(
      read.notices.map { $0.replacing(folder.url.path, with: "DIR") } == [
        "DIR/r1.jsonl and DIR/r2.jsonl both have results of 02-one-array for castro-lucia: the later one counts",
        "DIR/r2.jsonl has several results of 02-one-array for castro-lucia: the later one counts",
      ]
    )
    let rows = try GradebookReporter().text(of: read.records).split(separator: "\r\n")
    #expect(rows[1].hasPrefix("points possible,16,"))
    #expect(rows[2].hasPrefix("castro-lucia,4,"))
  }

  @Test("A line about many second tries shows five names and counts the others")
  func manySecondTries() throws {
    let records = try (1...7).map { number in
      var record = try SampleRecords.record("abdi-amina")
      record.submission = "s\(number)"
      return record
    }
    let text = try JSONReporter().text(of: records)
    for name in ["a", "b"] { try folder.write(text, to: "\(name).jsonl") }
    let read = try files.records(at: ["a.jsonl", "b.jsonl"].map(folder.path))
    #expect(read.records.count == 7)
    #expect(
      read.notices.first?.hasSuffix(
        "results of 02-one-array for s1, s2, s3, s4, s5 and 2 more: the later one counts"
      ) == true
    )
  }

  @Test("A folder of results has a file for each submission")
  func kept() throws {
    let records = folder.url.appending(path: "records")
    try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
    for name in ["lee-minjun", "castro-lucia"] {
      let line = try JSONReporter().text(of: [try SampleRecords.record(name)])
      try folder.write(line, to: "records/\(name).1.json")
    }
    try folder.write("{}", to: "batch.json")
    let read = try files.records(at: [folder.url.path])
    #expect(read.records.map(\.submission) == ["castro-lucia", "lee-minjun"])

    // What the grader failed at stands in the list of all alone.
    let all = try ["castro-lucia", "zhou-wei", "lee-minjun"].map(SampleRecords.record)
    try folder.write(try JSONReporter().text(of: all), to: "results.jsonl")
    let whole = try files.records(at: [folder.url.path])
    #expect(whole.records.map(\.submission) == ["castro-lucia", "lee-minjun", "zhou-wei"])
  }

  @Test("Unreadable files are reported with their place and a remedy")
  func faults() throws {
    func message(_ path: String) -> String {
      do {
        _ = try files.records(at: [path])
        return "no error"
      } catch {
        return "\(error)".replacing(folder.url.path, with: "DIR")
      }
    }
    #expect(
      message(folder.url.path)
        == "DIR: there are no results in this folder; name a folder that 'navlab grade --out' has written, "
        + "or that contains files that end in .jsonl"
    )
    #expect(
      message(folder.path(of: "absent")).hasPrefix("DIR/absent: the results cannot be read; ")
    )
    let line = try JSONReporter().text(of: [try SampleRecords.record("abdi-amina")])
    try folder.write("\n\(line)\(line.prefix(100))", to: "torn.jsonl")
    #expect(
      message(folder.path(of: "torn.jsonl"))
        == "DIR/torn.jsonl:3: this is not a record of a submission; each line must be a record that "
        + "'navlab grade' wrote"
    )
    try folder.write(line.replacing("report/v1", with: "report/v9"), to: "later.jsonl")
    #expect(
      message(folder.path(of: "later.jsonl"))
        == "DIR/later.jsonl:1: this record has the format 'navlab/report/v9', but this version of "
        + "NavLab reads 'navlab/report/v1'; use the version that wrote it"
    )
  }
}
