import Foundation
import Shares
import Terminal
import Testing
import VirtualTerminal

/// The homework of a class of 12, with every command that a teacher needs for it.
@Suite("The homework of a class of 12", .serialized, .enabled(if: Share(of: 4).takes(1)))
struct HomeworkOfTwelveTests {
  private static let exercise = "91-shore-life"
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun.run(arguments, in: folder)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  /// Hands in the work of 12 learners, of whom Ben has copied from Ada and renamed some variables.
  private func handIn() throws {
    let exercise = "\(Products.root)/Exercises/\(Self.exercise)"
    let right = try String(contentsOfFile: "\(exercise)/Solution/App.swift", encoding: .utf8)
    let works: [(learner: String, folder: String, change: (String) -> String)] = [
      ("ada", "Solution", { $0 }),
      ("ben", "Solution", { "// mine\n" + $0.replacing("path", with: "trail") }),
      ("cem", "Alternatives/coordinators", { $0 }),
      ("dora", "Alternatives/plain-values", { $0 }),
    ]
    for (learner, source, change) in works {
      let place = "\(folder.path)/class/\(learner)"
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/class",
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(atPath: "\(exercise)/\(source)", toPath: place)
      if learner == "ben" { try folder.write(change(right), to: "class/ben/App.swift") }
    }
    for learner in ["eva", "finn", "gita", "hugo", "ines", "jan", "kim"] {
      let starter = "\(folder.path)/handed-out/Exercises/\(Self.exercise)/Starter"
      try FileManager.default.copyItem(atPath: starter, toPath: "\(folder.path)/class/\(learner)")
    }
    try folder.write("Sorry, my computer has crashed.\n", to: "class/lena/essay.txt")
  }

  @Test("Twelve learners' work goes from the hand-out to feedback and to the page of the class")
  func homework() throws {
    let export = try run("export", "class", "handed-out", "--without-solutions")
    #expect(export.status == 0, "\(export.errors)")
    try handIn()

    let graded = try run("grade", "class", "--exercise", "91", "--out", "results", "--seed", "12")
    #expect(graded.status == 0, "\(graded.errors)")
    #expect(graded.output.contains("12"), "\(graded.output)")

    let pairs = try run("compare", "class", "--exercise", "91")
    #expect(pairs.status == 0, "\(pairs.errors)")
    #expect(pairs.output.hasPrefix("ada 100% and ben 100%\n"), "\(pairs.output)")
    #expect(pairs.output.components(separatedBy: "% and ").count == 2, "\(pairs.output)")

    try folder.write(
      """
      submission,points,handed-in,comment
      ada,,2026-11-30 17:00,Talk to me about the shared code.
      ben,-26,2026-11-30 17:00,Talk to me about the shared code.
      cem,,2026-12-01 09:00,

      """,
      to: "marks.csv"
    )
    let sums = try run(
      "report",
      "results",
      "--adjust",
      "marks.csv",
      "--due",
      "2026-11-30 18:00",
      "--late",
      "50",
      "--format",
      "csv"
    )
    #expect(sums.status == 0, "\(sums.errors)")
    for line in ["ada,26", "ben,0", "cem,13", "dora,26", "lena,0"] {
      #expect(sums.output.contains("\n\(line),"), "\(line) in \(sums.output)")
    }
    let page = try run("report", "results", "--adjust", "marks.csv", "--format", "html")
    #expect(page.status == 0, "\(page.errors)")
    let feedback = try run("feedback", "results", "--adjust", "marks.csv", "--out", "feedback")
    #expect(feedback.output == "feedback: feedback for 12 learners\n", "\(feedback.errors)")
    #expect(try text("feedback/ben.md").contains("Talk to me about the shared code\\."))
    #expect(try !text("feedback/dora.md").contains("Talk to me"))
  }

  @Test("The teacher's notes follow the lesson that prepares the class, in a second terminal")
  func notes() throws {
    let notes = try TerminalRun(["learn", "1", "--notes"], in: folder)
    try notes.waitFor("waiting for")
    let lesson = try TerminalRun(["learn", "1"], in: folder)
    try lesson.waitForPrompt()
    try notes.terminal.wait { $0.rows[0] == "The stack is state, step 1 of 31" }
    try lesson.enter("skip")
    try notes.terminal.wait { $0.rows[0] == "The stack is state, step 2 of 31" }
    try lesson.terminal.type("quit\r")
    #expect(try lesson.waitForEnd().status == 0)
    try notes.terminal.wait { $0.rows[0].hasPrefix("waiting for") }
    try notes.terminal.type("q")
    #expect(try notes.waitForEnd().status == 0)
  }
}
