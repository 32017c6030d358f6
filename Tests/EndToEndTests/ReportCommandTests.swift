import Foundation
import Testing

@Suite("The command 'report'", .serialized)
struct ReportCommandTests {
  private let folder: LearnerFolder
  private let results = "\(Products.root)/Tests/Fixtures/grading/class.jsonl"

  init() throws {
    folder = try LearnerFolder()
  }

  private func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun.run(["report"] + arguments, in: folder, input: input)
  }

  @Test("Grading results are written in any format, to standard output or to a file")
  func forms() throws {
    let table = try run(results)
    #expect(table.status == 0)
    #expect(table.output.hasPrefix("One array\n24 submissions\n\npoints  checks  status "))

    let page = try run(results, "--format", "html", "--output", "book.html")
    #expect(page == CommandRun(status: 0, output: "", errors: ""))
    let text = try String(contentsOfFile: "\(folder.path)/book.html", encoding: .utf8)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))

    let line = try String(contentsOfFile: results, encoding: .utf8).split(separator: "\n")[0]
    let one = try run("-", "--format", "gradescope", input: String(line))
    #expect(one.status == 0)
    #expect(one.output.contains("\"output\" : \"All 4 public checks passed; 1 hidden check is "))
  }

  @Test("A learner's own check has the same formats, with the same exit codes")
  func check() throws {
    try folder.write("tap \"Sula\"\n", to: "answer.nav")
    let run = try CommandRun.run(["check", "1", "answer.nav", "--format", "github"], in: folder)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("::error title=South Pier is on screen. (0/1)::expected: ") == true
    )
    let title = "Going back%3A reach a screen with its parents beneath it"
    #expect(lines.last == "::notice title=\(title)::0 of 4 points. 3 checks did not pass.")

    let json = try CommandRun.run(["check", "1", "answer.nav", "--format", "json"], in: folder)
    #expect(json.status == 1)
    #expect(json.output.hasPrefix("{\"alarms\":[],\"checks\":[{"))
  }

  @Test("Unusable, unreadable or unwritable results are reported in one clear line")
  func misuse() throws {
    let several = try run(results, "--format", "classroom50")
    #expect(several.status == 2)
    #expect(several.output.isEmpty)
    #expect(
      several.errors.hasPrefix(
        "navlab: the format 'classroom50' needs the environment variable CLASSROOM"
      )
    )
    let many = try run(results, "--format", "gradescope")
    #expect(
      many.errors
        == "navlab: the format 'gradescope' is for one submission, but there are 24; grade one "
        + "folder, or choose another format\n"
    )
    #expect(try run("absent.jsonl").status == 2)
    let noRecord = try run("-", input: "{}\n")
    #expect(noRecord.status == 2)
    #expect(noRecord.errors.hasPrefix("standard input:1: this is not a record of a submission"))
    let device = try run(results, "--output", "/dev/null")
    #expect(device.status == 2)
    #expect(device.errors.hasPrefix("/dev/null: a report cannot be written to a pipe or a"))
    let nowhere = try run(results, "--output", "absent/book.csv")
    #expect(nowhere.status == 2)
    #expect(
      nowhere.errors
        == "absent/book.csv: NavLab cannot write the report; No such file or directory\n"
    )
  }

  @Test("Two results of the same work are not added up, and a line says so")
  func secondTry() throws {
    let text = try String(contentsOfFile: results, encoding: .utf8).split(separator: "\n")[0]
    for name in ["r1.jsonl", "r2.jsonl"] { try folder.write("\(text)\n", to: name) }
    let sheet = try run("r1.jsonl", "r2.jsonl", "--format", "csv")
    #expect(sheet.status == 0)
    #expect(sheet.output.contains("\r\npoints possible,8,"), "\(sheet.output)")
    #expect(
      sheet.errors.hasPrefix("navlab: r1.jsonl and r2.jsonl both have results of 02-one-array for ")
    )
    #expect(sheet.errors.hasSuffix(": the later one counts\n"))
  }

  @Test("A standard output that cannot be written is reported, and a closed pipe is not")
  func lostOutput() throws {
    func shell(_ command: String) throws -> CommandRun {
      let text = command.replacing("navlab", with: "'\(Products.program)'")
      return try CommandRun.run(["-c", text], in: folder, program: "/bin/sh")
    }
    for command in ["navlab report '\(results)'", "navlab list", "navlab help grade"] {
      let full = try shell("\(command) >/dev/full")
      #expect(full.status == 2, "\(command)")
      #expect(
        full.errors
          == "navlab: the standard output cannot be written: No space left on device; check where it goes and the "
          + "space on the disk\n",
        "\(command)"
      )
    }
    // The reader closes the pipe before the program begins to write.
    let closed = try shell(
      """
      { until [ -e gone ]; do :; done; navlab list; echo $? >code; } | { exec 0<&-; : >gone; }
      cat code
      """
    )
    #expect(closed == CommandRun(status: 0, output: "0\n", errors: ""))
  }
}
