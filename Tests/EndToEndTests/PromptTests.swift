import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("At the prompt", .serialized)
struct PromptTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
  }

  @Test("A person types, sees the changes, and leaves with Ctrl-D")
  func typing() throws {
    let run = try TerminalRun(["run", "Recipes.swift"], in: folder)
    let start = try run.waitForPrompt()
    #expect(start.rows[0] == "NavLab  RecipesApp")
    #expect(start.rows[start.row] == "Recipes ❯")
    try run.enter("tap \"Käsespätzle 日本\"")
    try run.waitFor("Spaetzle ❯")
    try run.enter("back")
    let (status, screen) = try run.leave()
    #expect(status == 0)
    #expect(screen.rows[screen.row - 1] == "Recipes ❯")
    #expect(!screen.marksPastes)
  }

  @Test("Tab knows the commands and the screen's contents")
  func tab() throws {
    let run = try TerminalRun(["run", "Recipes.swift"], in: folder)
    try run.waitForPrompt()
    try run.terminal.type("tap Bor\t")
    try run.waitFor("Recipes ❯ tap \"Borscht\"")
    try run.submit()
    try run.waitFor("Borscht ❯")
    try run.terminal.type("und\t")
    try run.waitFor("Borscht ❯ undo")
    try run.submit()
    let (status, screen) = try run.leave()
    #expect(status == 0)
    #expect(screen.rows[screen.row - 1] == "Recipes ❯")
  }

  @Test("The next run remembers this run's lines")
  func history() throws {
    let first = try TerminalRun(["run", "Recipes.swift"], in: folder)
    try first.enter("tap Borscht")
    try first.enter(" tree")
    _ = try first.leave()
    let second = try TerminalRun(["run", "Recipes.swift"], in: folder)
    try second.waitForPrompt()
    try second.terminal.type("\u{1B}[A")
    try second.waitFor("Recipes ❯ tap Borscht")
    try second.submit()
    try second.waitFor("Borscht ❯")
    #expect(try second.leave().status == 0)
  }

  @Test("Ctrl-C discards a line, and the prompt survives a failing line")
  func interrupt() throws {
    let run = try TerminalRun(["run", "Recipes.swift"], in: folder)
    try run.waitForPrompt()
    try run.terminal.type("tap \"half")
    try run.waitFor("tap \"half")
    try run.terminal.type("\u{3}")
    try run.waitFor("Recipes ❯ tap \"half^C")
    try run.terminal.wait { $0.pasteRequests == 2 }
    try run.enter("bakc")
    try run.waitFor("there is no command 'bakc'; did you mean 'back'?")
    #expect(try run.leave().status == 0)
  }

  @Test("In a narrow window, nothing is wider than the window, and lines wrap")
  func narrow() throws {
    let size = WindowSize(columns: 40, rows: 20)
    let run = try TerminalRun(["run", "Recipes.swift"], in: folder, size: size)
    try run.enter("tap \"Käsespätzle 日本\"")
    try run.waitFor("Spaetzle ❯")
    try run.enter("push \"a name that is too long for one row\"")
    let screen = try run.waitForPrompt()
    #expect(screen.rows[screen.row].count <= 24)
    #expect(try run.leave().status == 0)
  }

  @Test("When the window changes its width, the next drawing fits it")
  func resize() throws {
    let run = try TerminalRun(["run", "Recipes.swift"], in: folder)
    try run.enter("tap \"Käsespätzle 日本\"")
    try run.terminal.resize(to: WindowSize(columns: 30, rows: 30))
    // The editor draws its line afresh for the new width.
    try run.waitForPrompt()
    try run.terminal.type("help commands")
    try run.submit()
    let (status, screen) = try run.leave()
    #expect(status == 0)
    #expect(
      screen.transcript.contains("  back          Taps the back\n               button\n"),
      "\(screen.transcript)"
    )
  }

  @Test("On a terminal that can only print, lines are read without an editor")
  func dumb() throws {
    let run = try TerminalRun(["run", "Recipes.swift"], in: folder, kind: "dumb")
    try run.waitFor("Recipes >")
    try run.terminal.type("tap Borscht\n")
    try run.waitFor("Borscht >")
    try run.terminal.type("quit\n")
    let screen = try run.waitForEnd().screen
    #expect(!screen.marksPastes && screen.pasteRequests == 0)
  }

  @Test("Without an editor, lines that are not text are skipped with a reason")
  func dumbBytes() throws {
    let run = try TerminalRun(["run", "Recipes.swift"], in: folder, kind: "dumb")
    try run.waitFor("Recipes >")
    try run.terminal.type(bytes: Array("tap ü\"".utf8) + [0xC3, 0x28, 0x0A])
    try run.waitFor("the line was skipped: character 7 is not UTF-8; set the terminal to UTF-8\n")
    try run.terminal.type("tap A\0\n")
    try run.waitFor("the command contains a NUL character; delete it\n")
    try run.terminal.type("tap Borscht\n")
    try run.waitFor("Borscht >")
    try run.terminal.type("quit\n")
    #expect(try run.waitForEnd().status == 0)
  }

  @Test("Colours are used, except with NO_COLOR or --color=never")
  func color() throws {
    let plain = try TerminalRun(["run", "Recipes.swift", "--color", "never"], in: folder)
    let screen = try plain.waitForPrompt()
    #expect(screen.style(row: screen.row, column: 0) == "")
    _ = try plain.leave()
    let colored = try TerminalRun(["run", "Recipes.swift"], in: folder)
    let other = try colored.waitForPrompt()
    #expect(other.style(row: other.row, column: 0) == "1;36")
    _ = try colored.leave()
  }
}
