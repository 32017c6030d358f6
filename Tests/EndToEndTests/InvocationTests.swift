import Foundation
import ProgramFiles
import Terminal
import Testing
import VirtualTerminal

@Suite("Commands as they can be typed")
struct InvocationTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func check(called: String, path: String) throws -> String {
    _ = try CommandRun.run(["start", "1"], in: folder)
    return try CommandRun.run(
      ["check", "1"],
      in: folder,
      environment: ["NAVLAB_CALLED_AS": called, "PATH": path]
    ).output
  }

  @Test("In the clone, reports and errors say ./navlab")
  func clone() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    #expect(try check(called: "./navlab", path: path).hasSuffix("For help: ./navlab hint 1\n"))
    let wrong = try CommandRun.run(
      ["xyzzy"],
      in: folder,
      environment: ["NAVLAB_CALLED_AS": "./navlab"]
    )
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("see './navlab help'"), "\(wrong.errors)")
  }

  @Test("When PATH leads to NavLab, reports and errors say navlab")
  func onPath() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "bin"),
      withIntermediateDirectories: true
    )
    try ProgramFile.write("#!/bin/sh\n", to: "\(folder.path)/bin/navlab")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let report = try check(called: "./navlab", path: "\(path):\(folder.path)/bin")
    #expect(report.hasSuffix("For help: navlab hint 1\n"))
  }

  @Test("At the prompt, commands have no prefix, and a shell command is understood")
  func prompt() throws {
    let run = try TerminalRun([], in: folder)
    try run.enter("navlab start 1")
    try run.enter("./navlab check 1")
    try run.enter("navlab grade work")
    try run.waitForPrompt()
    try run.terminal.type("exit\r")
    let (status, screen) = try run.waitForEnd()
    #expect(status == 0)
    let text = screen.transcript
    #expect(text.contains("New here? Type lesson 0 for the guided tour"))
    #expect(text.contains("When you are ready: check 1, and for help: hint 1"))
    #expect(text.contains("For help: hint 1"))
    #expect(text.contains("'navlab grade work' works in a shell"))
  }

  @Test("The prompt knows every subcommand of the program, and says that it works in a shell")
  func subcommands() throws {
    let help = try CommandRun.run(["help"], in: folder).output
    let names = help.matches(of: /(?m)^  ([a-z]+)( \(default\))?(  |$)/).map { String($0.1) }
    #expect(names.count > 25, "\(names)")
    let prompt = try TerminalRun([], in: folder, environment: ["NO_COLOR": "1"])
    for name in names { try prompt.enter("navlab \(name) --abc") }
    try prompt.terminal.type("quit\r")
    let shown = try prompt.waitForEnd().screen.transcript
    for name in names { #expect(shown.contains("'navlab \(name) --abc' works in a shell")) }
  }

  @Test(
    "Mistakes are reported in whole words, however narrow the window is",
    arguments: [30, 40, 60]
  )
  func wholeWords(columns: Int) throws {
    let words = ["check", "1"]
    let piped = try CommandRun.run(words, in: folder)
    let size = WindowSize(columns: columns, rows: 24)
    let shown = try TerminalRun(words, in: folder, size: size).waitForEnd().screen.transcript
    #expect(piped.errors.count > 60)
    #expect(
      shown.split(whereSeparator: \.isWhitespace)
        == piped.errors.split(whereSeparator: \.isWhitespace)
    )
  }
}
