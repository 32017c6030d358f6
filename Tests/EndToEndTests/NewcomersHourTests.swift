import Foundation
import Terminal
import Testing
import VirtualTerminal

/// The first hour, from the first command of README to three solved exercises, in a window of 80 columns and 24 rows.
///
/// Everything happens at a terminal; only what an editor would save is put into the files by the test.
@Suite("A newcomer's first hour", .serialized)
struct NewcomersHourTests {
  /// A newcomer at a terminal, and what was typed and seen so far.
  private final class Newcomer {
    let folder: LearnerFolder
    private(set) var text = ""

    init() throws {
      folder = try LearnerFolder()
    }

    /// Calls the program from a shell, and types lines at its prompt.
    ///
    /// - Parameters:
    ///   - arguments: What stands on the command line.
    ///   - place: The folder; the newcomer's own unless given.
    ///   - lines: What is typed at the prompt; the program must end after the last one.
    ///   - answer: What is typed at a question of the program's.
    /// - Returns: The exit code.
    /// - Throws: A failure of the terminal.
    @discardableResult
    func call(
      _ arguments: String...,
      in place: String? = nil,
      typing lines: [String] = [],
      answering answer: String? = nil
    ) throws -> Int32 {
      let run = try TerminalRun(
        ["-C", place ?? "\(folder.path)/navigation", Products.program] + arguments,
        in: folder,
        program: "/usr/bin/env",
        environment: ["NO_COLOR": "1", "HOME": folder.path, "NAVLAB_CALLED_AS": "./navlab"]
      )
      for line in lines.dropLast() { try run.enter(line) }
      if let last = lines.last {
        try run.waitForPrompt()
        try run.terminal.type("\(last)\r")
      }
      if let answer {
        try run.waitFor("[y/N]")
        try run.terminal.type("\(answer)\r")
      }
      let (status, screen) = try run.waitForEnd()
      text += (["$ ./navlab"] + arguments).joined(separator: " ") + "\n"
      text += Self.portable(screen.transcript, home: folder.path) + "\n"
      return status
    }

    /// Saves a file as an editor does.
    func save(_ content: String, as name: String) throws {
      try folder.write(content, to: "navigation/\(name)")
      text += "(saves \(name))\n"
    }

    /// Returns the part of a text that does not depend on the computer.
    private static func portable(_ text: String, home: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("Sandbox: ") }
        .joined(separator: "\n")
        .replacing(home, with: "~")
        // Where the test's folder has a long name, the line is broken.
        .replacing(/\nKept in\n  [^$]*/, with: "\nKept in\n  (a file of the newcomer's)\n")
    }
  }

  @Test("A newcomer gets from the first start to a solved exercise of each sort")
  func hour() throws {
    let newcomer = try Newcomer()
    // The guided tour, looked into and left; an exercise needs a folder first.
    try newcomer.call(
      in: Products.root,
      typing: ["lesson 0", "", "", "next", "quit", "code Blue Lake", "start 1", "quit"]
    )
    #expect(try newcomer.call("start", "1", in: Products.root, answering: "y") == 0)

    // The first lesson: a wrong prediction, a question, left in the middle and gone on with.
    try newcomer.call("learn", "1", typing: ["", "", "", "3", "", "hint", "quit"])
    try newcomer.call("learn", "1", typing: ["", "", "[]", "quit"])

    // Commands: too little, then right.
    #expect(try newcomer.call("check", "1") == 1)
    try newcomer.save("tap \"Sula\"\ntap \"South Pier\"\n", as: "01-the-way-back/answer.nav")
    #expect(try newcomer.call("check", "1") == 0)

    // Code: a check that fails, a hint, and an answer.
    try newcomer.call(typing: ["next exercise", "check", "hint", "quit"])
    let solution = try String(
      contentsOfFile: "\(Products.root)/Exercises/02-one-array/Solution/App.swift",
      encoding: .utf8
    )
    try newcomer.save(solution, as: "02-one-array/App.swift")
    try newcomer.call(typing: ["check", "check --all", "quit"])

    // A quiz: left in the middle, and gone on with.
    try newcomer.call("start", "3")
    try newcomer.call("answer", "3", typing: ["a", "b", "quit"])
    try newcomer.call("answer", "3", typing: ["", "a b", "a b d", "c"])
    #expect(try newcomer.call("check", "3") == 0)
    try newcomer.call("progress")

    for line in newcomer.text.split(separator: "\n") { #expect(line.count <= 80) }
    #expect(newcomer.text.contains("03-who-writes-the-path  4/4 points"))
    try NewcomerTranscript.compare(newcomer.text, with: "hour")
  }
}
