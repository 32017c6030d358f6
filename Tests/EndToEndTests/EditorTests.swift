import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("The editor at the prompt", .serialized)
struct EditorTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
  }

  private func run(
    size: WindowSize = WindowSize(columns: 80, rows: 24),
    kind: String = "xterm-256color",
    environment: [String: String] = [:]
  ) throws -> TerminalRun {
    try TerminalRun(
      ["run", "Recipes.swift"],
      in: folder,
      size: size,
      kind: kind,
      environment: environment
    )
  }

  @Test(
    "Tab lists matches and their kinds in columns, cut to the window",
    arguments: [80, 40]
  )
  func columns(width: Int) throws {
    let run = try run(size: WindowSize(columns: width, rows: 24))
    try run.waitForPrompt()
    try run.terminal.type("b\t")
    let names = ["back", "background", "bookmark", "branch"]
    // Behind the cursor stands the hint.
    let screen = try run.terminal.wait {
      $0.text.contains("\nbranch") && $0.rows[$0.row] == "Recipes ❯ back" && $0.column == 11
    }
    let rows = screen.rows[(screen.row + 1)...].filter { !$0.isEmpty }
    #expect(rows.map { $0.prefix { $0 != " " } } == names.map { $0[...] })
    for row in rows {
      #expect(Array(row)[10...11] == [" ", " "] && Array(row)[12] != " ", "\(row)")
      #expect(row.count < width && (row.count < width - 1 || row.hasSuffix("…")), "\(row)")
    }
    #expect(rows.contains { $0.hasSuffix("…") } == (width == 40))
    try run.terminal.type("\u{15}")
    #expect(try run.leave().status == 0)
  }

  @Test("Ctrl-Z gives the shell its terminal back, and fg restores the half-typed line")
  func suspend() throws {
    let shell = try TerminalRun(
      ["-i"],
      in: folder,
      program: "/bin/sh",
      environment: ["PS1": "shell> ", "ENV": ""]
    )
    try shell.terminal.wait { $0.rows[$0.row] == "shell>" }
    try shell.terminal.type("'\(Products.program)' run Recipes.swift\r")
    try shell.waitForPrompt()
    try shell.terminal.type("tap Bor")
    try shell.waitFor("Recipes ❯ tap Bor")
    try shell.terminal.type("\u{1A}")
    let stopped = try shell.terminal.wait { $0.rows[$0.row] == "shell>" }
    #expect(!stopped.marksPastes)
    // Echo and whole lines are the shell's way; the editor has neither.
    try shell.terminal.type("stty -a | tr ' ' '\\n' | grep -xE 'icanon|echo|isig|ixon'\r")
    try shell.terminal.wait { $0.text.hasSuffix("\nixon\nisig\nicanon\necho\nshell>") }
    try shell.terminal.type("fg\r")
    try shell.terminal.wait { $0.rows[$0.row] == "Recipes ❯ tap Bor" && $0.column == 17 }
    try shell.terminal.type("scht")
    try shell.submit()
    try shell.waitFor("Borscht ❯")
    try shell.terminal.type("\u{4}")
    try shell.terminal.wait { $0.rows[$0.row] == "shell>" }
    try shell.terminal.type("exit\r")
    #expect(try shell.waitForEnd().status == 0)
  }

  @Test("EDITRC names the user's key file, and its mistakes are reported once")
  func settings() throws {
    try folder.write("bind -s ^T 'tap Borscht\\r'\nbind ^G no-such-command\n", to: "keys")
    let run = try run(environment: ["EDITRC": "\(folder.path)/keys"])
    let start = try run.waitForPrompt()
    #expect(start.transcript.contains("\(folder.path)/keys:2:1: "), "\(start.transcript)")
    try run.terminal.type("\u{14}")
    try run.waitFor("Borscht ❯")
    #expect(try run.leave().status == 0)
  }

  @Test("Ctrl-X Ctrl-E opens the line in the user's editor, as help keys says")
  func outside() throws {
    let run = try run(environment: ["EDITOR": "sed -i s/Soup/Borscht/", "VISUAL": ""])
    try run.enter("help keys")
    try run.waitFor("Ctrl-X Ctrl-E")
    try run.terminal.type("tap Soup\u{18}\u{5}")
    try run.waitFor("Recipes ❯ tap Borscht")
    try run.submit()
    try run.waitFor("Borscht ❯")
    #expect(try run.leave().status == 0)
  }

  @Test("A failing line stops the lines that were pasted after it", arguments: [true, false])
  func failingPaste(isMarked: Bool) throws {
    let run = try run()
    try run.waitForPrompt()
    let lines = "tap Print\nbakc\ntap Borscht\n"
    try run.terminal.type(isMarked ? "\u{1B}[200~\(lines)\u{1B}[201~" : lines)
    try run.waitFor("there is no command 'bakc'")
    let (status, screen) = try run.leave()
    #expect(status == 0)
    #expect(!screen.transcript.contains("Borscht ❯"))
  }

  @Test(
    "Without an editable terminal, libedit and its files are not touched",
    arguments: ["dumb", ""]
  )
  func untouched(kind: String) throws {
    let run = try run(kind: kind, environment: ["EDITRC": "/no/such/file"])
    try run.waitFor("Recipes >")
    try run.terminal.type(bytes: Array("tap ".utf8) + [0xFC, 0x0A])
    try run.waitFor("the line was skipped: character 5 is not UTF-8; set the terminal to UTF-8")
    try run.terminal.type("tap Borscht\n")
    try run.waitFor("Borscht >")
    try run.terminal.type("quit\n")
    let (status, screen) = try run.waitForEnd()
    #expect(status == 0)
    #expect(screen.pasteRequests == 0 && !screen.transcript.contains("/no/such/file"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/state/navlab/history"))
  }
}
