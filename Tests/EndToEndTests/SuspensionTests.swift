import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("Suspension with Ctrl-Z", .serialized)
struct SuspensionTests {
  private static let shellPrompt = "shell>"
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "recipes.swift")
    try folder.write("tap Borscht\n", to: "recipes.nav")
  }

  /// Starts a shell that looks after jobs, and the program in it.
  private func start(_ command: String) throws -> TerminalRun {
    let run = try TerminalRun(
      ["-i"],
      in: folder,
      program: "/bin/sh",
      environment: ["PS1": Self.shellPrompt + " "]
    )
    try wait(run, forLine: Self.shellPrompt)
    // A shell that edits its lines sets the terminal as it likes, and hides how it was left.
    try run.terminal.type("set +o emacs\r")
    try run.terminal.wait {
      $0.rows[$0.row] == Self.shellPrompt && $0.text.contains("emacs\n")
    }
    #expect(try run.readsLines())
    try run.terminal.type("'\(Products.program)' \(command)\r")
    return run
  }

  private func wait(_ run: TerminalRun, forLine text: String) throws {
    try run.terminal.wait { $0.rows[$0.row] == text }
  }

  /// Presses Ctrl-Z, looks at what the shell is given, and wakes the program again.
  private func sleepAndWake(_ run: TerminalRun) throws {
    let job = try #require(run.terminal.foregroundGroup)
    #expect(try !run.readsLines())
    try run.terminal.type("\u{1A}")
    try wait(run, forLine: Self.shellPrompt)
    #expect(run.terminal.foregroundGroup != job)
    #expect(try run.readsLines())
    #expect(!run.terminal.screen.marksPastes)
    try run.terminal.type("fg\r")
  }

  private func leave(_ run: TerminalRun) throws {
    try wait(run, forLine: Self.shellPrompt)
    #expect(try run.readsLines())
    try run.terminal.type("exit\r")
    #expect(try run.waitForEnd().status == 0)
  }

  @Test("A demo restores the terminal, and comes back to the same line")
  func demo() throws {
    let run = try start("play recipes.nav")
    try wait(run, forLine: "Recipes ❯")
    try run.terminal.type("x")
    try wait(run, forLine: "Recipes ❯ t")
    try sleepAndWake(run)
    try wait(run, forLine: "Recipes ❯ t")
    try run.terminal.type("x")
    try wait(run, forLine: "Recipes ❯ ta")
    try run.terminal.type("\u{3}")
    try leave(run)
  }

  @Test("The prompt restores the terminal, and comes back to the same line")
  func prompt() throws {
    let run = try start("run recipes.swift")
    try wait(run, forLine: "Recipes ❯")
    try run.terminal.type("tre")
    try run.terminal.wait { $0.rows[$0.row].hasPrefix("Recipes ❯ tre") }
    try sleepAndWake(run)
    try run.terminal.wait {
      $0.marksPastes && $0.rows[$0.row].hasPrefix("Recipes ❯ tre")
    }
    try run.terminal.type("e\r")
    try run.waitFor("NavigationStack")
    try wait(run, forLine: "Recipes ❯")
    try run.terminal.type("\u{4}")
    try leave(run)
  }
}
