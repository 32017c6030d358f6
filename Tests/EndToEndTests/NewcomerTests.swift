import Foundation
import Terminal
import Testing
import VirtualTerminal

/// A newcomer plays the first lesson, and makes the mistakes that newcomers make.
@Suite("A newcomer in a lesson", .serialized)
struct NewcomerTests {
  @Test("A pipe can give early answers, wrong words, typos, and leave and return")
  func pipe() throws {
    let folder = try LearnerFolder()
    // An answer before the question, a word in place of a number, a slip, and then the way out.
    let first = [
      "b", "one", "0", "", "forward", "tap \"Habour\"", "tap \"Harbour\"", "tap \"The Lighthouse\"",
      "resume", "previous", "", "quit",
    ]
    // Back again: no idea twice, a choice that is not there, a wrong one, help, and no patience.
    let second = ["", "", "", "", "", "", "z", "a", "hint", "c", "help", "skip"]
    var text = ""
    for lines in [first, second] {
      let run = try CommandRun.run(
        ["learn", "1"],
        in: folder,
        input: lines.joined(separator: "\n") + "\n"
      )
      #expect(run.status == 0 && run.errors == "")
      text += run.output + "=====\n"
    }
    let list = try CommandRun.run(["learn", "--list"], in: folder)
    text += list.output.split(separator: "\n").prefix(6).joined(separator: "\n") + "\n"
    try NewcomerTranscript.compare(text, with: "pipe")
  }

  @Test("A narrow window shows the same lesson, a page at a time")
  func narrow() throws {
    let folder = try LearnerFolder()
    let run = try TerminalRun(
      ["learn", "1"],
      in: folder,
      size: WindowSize(columns: 40, rows: 20),
      environment: ["NO_COLOR": "1"]
    )
    for line in ["", "", "", "", "nought", "0", "tree", "resume", "skip", "previous"] {
      try run.enter(line)
    }
    try run.waitForPrompt()
    try run.terminal.type("quit\r")
    let (status, screen) = try run.waitForEnd()

    #expect(status == 0)
    try NewcomerTranscript.compare(screen.transcript + "\n", with: "narrow")
  }

  @Test("Without input the whole lesson is played, and no place is saved")
  func recital() throws {
    let folder = try LearnerFolder()
    let run = try CommandRun.run(["learn", "1"], in: folder)

    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains("What to remember"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/data/navlab/progress.json"))
  }

  @Test(
    "An unreadable progress file is reported once, and stays as it is",
    arguments: ["{", "{\"version\": 9, \"exercises\": {}}"]
  )
  func damaged(progress: String) throws {
    let folder = try LearnerFolder()
    let file = "data/navlab/progress.json"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "data/navlab"),
      withIntermediateDirectories: true
    )
    try folder.write(progress, to: file)
    let run = try CommandRun.run(["learn", "1"], in: folder, input: "\n\n\n")

    #expect(run.status == 0 && run.errors == "")
    let complaints = run.output.components(separatedBy: "Your place in the lesson is not saved")
    #expect(complaints.count == 2)
    #expect(try String(contentsOf: folder.url.appending(path: file), encoding: .utf8) == progress)
  }
}
