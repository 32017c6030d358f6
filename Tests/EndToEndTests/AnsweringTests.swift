import Foundation
import Shares
import Terminal
import Testing
import VirtualTerminal

@Suite("Questions answered at the prompt", .serialized, .enabled(if: Share(of: 4).takes(1)))
struct AnsweringTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func run(_ arguments: String..., input: String? = nil) throws -> CommandRun {
    guard let input else { return try CommandRun.run(arguments, in: folder) }
    return try CommandRun.run(arguments, in: folder, input: input)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test("A quiz from a pipe can be left and continued, and check gives the same results")
  func quiz() throws {
    let first = try run("answer", "3", input: "a\nb\nquit\n")
    #expect(first.status == 1)
    #expect(first.output.contains("FAIL   0/1  The path of a stack is empty."))
    #expect(first.output.contains("\nQuestion 2 of 3 (2 points)\n"))
    #expect(try text("03-who-writes-the-path/answers.txt").contains("\nempty: b\nwriters:\n"))
    #expect(try run("check", "3").output.contains("\n1 of 4 points. 2 checks did not pass.\n"))

    let second = try run("answer", "3", input: "a b d\nc\n")
    #expect(second.status == 0)
    #expect(second.output.contains("\n1 of 3 is answered rightly already.\n"))
    #expect(second.output.contains("\n4 of 4 points. Everything passed.\n"))
    #expect(try run("check", "3").status == 0)
    // One wrong answer, the end of the second round, and twice check.
    #expect(try run("progress").output.contains("4/4 points, 4 checks, solved"))
  }

  @Test("A prediction at a terminal takes a wrong answer, a command, and an end")
  func prediction() throws {
    let run = try TerminalRun([], in: folder, environment: ["NO_COLOR": "1"])
    for line in ["start 4", "answer", "3", "tree", "2", "answer Floor 2", "[.floor(1), .floor(2)]"]
    {
      try run.enter(line)
    }
    try run.waitFor("Exercise 4, 4 of 5 ❯")
    for line in ["Door > Floor 3", "Door / Floor 1 / sheet Map"] { try run.enter(line) }
    try run.waitFor("9 of 9 points. Everything passed.")
    try run.waitFor("Next: start 5")
    #expect(
      try text("04-say-it-first/answers.txt").hasSuffix("\nmap: Door / Floor 1 / sheet Map\n")
    )
  }

  @Test("A learner in an ordinary folder is offered a workspace, and answers are saved there")
  func ordinaryFolder() throws {
    let home = folder.url.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let run = try TerminalRun(["answer", "3"], in: folder, environment: ["HOME": home.path])
    try run.waitFor("[y/N]")
    try run.terminal.type("y\r")
    try run.waitFor("Question 1 of 3 (1 point)")
    try run.waitForPrompt()
    try run.terminal.type("quit\r")
    #expect(try run.waitForEnd().screen.transcript.contains("home/navigation"))
    #expect(try text("home/navigation/03-who-writes-the-path/answers.txt").contains("empty:"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/03-who-writes-the-path"))
  }

  @Test("An exercise without questions asks nothing, and names the file to work on")
  func other() throws {
    let refused = try run("answer", "1", input: "\n")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("01-the-way-back asks no questions"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/01-the-way-back"))
  }

  @Test("check --all at the prompt mentions hidden checks once the public ones pass")
  func hidden() throws {
    _ = try run("start", "2")
    let file = folder.url.appending(path: "02-one-array/App.swift")
    let untouched = try prompt("check 2 --all")
    #expect(!untouched.contains("A hidden check"))
    let solution = URL(filePath: Products.root)
      .appending(path: "Exercises/02-one-array/Solution/App.swift")
    try Data(contentsOf: solution).write(to: file)
    #expect(try prompt("check 2").contains("For the hidden checks: check 2 --all"))
    let all = try prompt("check 2 --all")
    #expect(all.contains("A hidden check"))
    #expect(!all.contains("FAIL"))
    // The word after the answer leads on from here.
    #expect(try prompt("next exercise").contains("\n  03-who-writes-the-path/answers.txt\n"))
  }

  @Test("start in NavLab's own folder offers a workspace, and writes nothing")
  func ownFolder() throws {
    let root = URL(filePath: Products.root)
    let exercise = root.appending(path: "01-the-way-back").path
    let told = try CommandRun.run(
      ["-C", Products.root, Products.program, "start", "1"],
      in: folder,
      program: "/usr/bin/env"
    )
    #expect(told.status == 2)
    #expect(told.errors.contains("init ~/navigation'"))
    let terminal = try TerminalRun(
      ["-C", Products.root, Products.program, "start", "1"],
      in: folder,
      program: "/usr/bin/env",
      environment: ["HOME": folder.path]
    )
    try terminal.waitFor("[y/N]")
    try terminal.terminal.type("n\r")
    #expect(try terminal.waitForEnd().0 == 2)
    #expect(!FileManager.default.fileExists(atPath: exercise))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/navigation"))
  }

  @Test(
    "start in an ordinary folder offers a workspace, and starts there or here",
    arguments: ["y", "n"]
  )
  func ordinaryFolder(answer: String) throws {
    let terminal = try TerminalRun(
      ["start", "1"],
      in: folder,
      environment: ["HOME": folder.path]
    )
    try terminal.waitFor("[y/N]")
    try terminal.terminal.type("\(answer)\r")
    #expect(try terminal.waitForEnd().0 == 0)
    let work = answer == "y" ? "navigation/" : ""
    let others = answer == "y" ? "" : "navigation/"
    let manager = FileManager.default
    #expect(manager.fileExists(atPath: "\(folder.path)/\(work)01-the-way-back/answer.nav"))
    #expect(!manager.fileExists(atPath: "\(folder.path)/\(others)01-the-way-back"))
    // Asked once: the folder that holds an exercise, or was set up, is the folder of the work.
    let again = try TerminalRun(
      ["-C", "\(folder.path)/\(work)", Products.program, "start", "2"],
      in: folder,
      program: "/usr/bin/env",
      environment: ["HOME": folder.path]
    )
    #expect(try again.waitForEnd().0 == 0)
  }

  @Test("At the prompt, the offer is below the task")
  func offerAtPrompt() throws {
    #expect(try prompt("start 1").contains("navlab init ~/navigation\n"))
    #expect(try !prompt("start 2").contains("navlab init"))
  }

  private func prompt(_ line: String) throws -> String {
    let run = try TerminalRun(
      [],
      in: folder,
      size: WindowSize(columns: 80, rows: 50),
      environment: ["NO_COLOR": "1"]
    )
    try run.enter(line)
    try run.terminal.type("quit\r")
    return try run.waitForEnd().1.transcript
  }
}
