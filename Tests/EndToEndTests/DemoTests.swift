import Foundation
import Terminal
import Testing
import VirtualTerminal

@Suite("Demos", .serialized)
struct DemoTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "recipes.swift")
    try folder.write(
      """
      #: title A recipe and back
      #: note Ask what a tap does.
      tap Borscht
      #: expect screen "Borscht"
      #: chapter Back
      #: say The way back is a shorter path.
      #: note Count the screens.
      back
      #: expect path count 0

      """,
      to: "recipes.nav"
    )
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun.run(["play"] + arguments, in: folder)
  }

  private func present(
    _ arguments: String...,
    kind: String = "xterm-256color"
  ) throws -> TerminalRun {
    try TerminalRun(["play", "recipes.nav"] + arguments, in: folder, kind: kind)
  }

  private func wait(_ run: TerminalRun, forLine text: String) throws {
    try run.terminal.wait { $0.rows[$0.row] == text }
  }

  @Test("Without a terminal, the whole demo is played at once")
  func unattended() throws {
    let run = try run("recipes.nav")
    #expect(run.status == 0 && run.errors == "")
    #expect(!run.output.contains("\u{1B}"))
    #expect(
      run.output.hasSuffix(
        """
        Back

        The way back is a shorter path.

        Recipes › Borscht ❯ back
        popped "borscht"
          App  RecipesApp
        ~ └─ NavigationStack  path: 0   was 1
             ├─ ▶ "Recipes"
        −    └─ "Borscht"               "borscht"

        """
      ),
      "\(run.output)"
    )
  }

  @Test("A presenter types, steps to and fro, jumps, and the terminal is restored")
  func performing() throws {
    let run = try present()
    try wait(run, forLine: "Recipes ❯")
    try run.terminal.type("x")
    try wait(run, forLine: "Recipes ❯ t")
    try run.terminal.type("\r")
    try wait(run, forLine: "Recipes ❯ tap Borscht")
    try run.terminal.type("\r")
    try wait(run, forLine: "Recipes › Borscht ❯")
    try run.terminal.type("x\u{1B}[D")
    try run.waitFor("one command back")
    try wait(run, forLine: "Recipes ❯")
    try run.terminal.type("\u{1B}[C\u{1B}[C")
    try run.waitFor("the demo is over")
    try run.terminal.type("\u{7}1")
    try wait(run, forLine: "Recipes › Borscht ❯")
    try run.terminal.type("\u{3}")
    let (status, screen) = try run.waitForEnd()
    #expect(status == 0)
    #expect(!screen.transcript.contains("its number"), "The list of chapters is gone again.")
  }

  @Test("The presenter takes over at a real prompt, and the demo then continues")
  func takeOver() throws {
    let run = try present()
    try wait(run, forLine: "Recipes ❯")
    try run.terminal.type("\u{1B}[C")
    try wait(run, forLine: "Recipes › Borscht ❯")
    try run.terminal.type("\u{14}")
    try run.enter("root")
    try run.waitForPrompt()
    try run.terminal.type("\u{4}")
    try run.waitFor("back in the demo")
    try wait(run, forLine: "Recipes › Borscht ❯")
    try run.terminal.type("\u{1B}[C")
    try run.waitFor("the demo is over")
    try run.terminal.type("\r")
    #expect(try run.waitForEnd().status == 0)
  }

  @Test("A crashing app does not end the demo, and a step back restores it")
  func crash() throws {
    try folder.write(SampleApps.trouble, to: "crash.swift")
    try folder.write("tap Remove\ntap Loop\n", to: "crash.nav")
    let run = try TerminalRun(["play", "crash.nav"], in: folder)
    try wait(run, forLine: "Trouble ❯")
    try run.terminal.type("\u{1B}[C")
    try run.waitFor("any other key continues")
    try wait(run, forLine: "ContentView (ended) ❯")
    try run.terminal.type("\u{1B}[D")
    try wait(run, forLine: "Trouble ❯")
    try run.terminal.type("\u{7}\u{3}")
    #expect(try run.waitForEnd().status == 0)
    #expect(try run.readsLines())
    let unattended = try self.run("crash.nav")
    #expect(unattended.status == 4)
    #expect(unattended.errors.hasPrefix("crash.nav:1:1: "), "\(unattended.errors)")
  }

  @Test("Ctrl-C ends a command that hangs, but not the demo")
  func interrupt() throws {
    try folder.write(SampleApps.trouble, to: "loop.swift")
    try folder.write("tap Loop\ntap Count\n", to: "loop.nav")
    let run = try TerminalRun(["play", "loop.nav"], in: folder)
    try wait(run, forLine: "Trouble ❯")
    try run.terminal.type("\u{1B}[C")
    while try !run.takesSignals() {}
    try run.pressInterrupt(until: "You stopped the app")
    try wait(run, forLine: "ContentView (ended) ❯")
    try run.terminal.type("\u{1B}[D")
    try wait(run, forLine: "Trouble ❯")
    try run.terminal.type("\u{3}")
    #expect(try run.waitForEnd().status == 0)
  }

  @Test("Notes in a second terminal follow, even if they start first or the demo is killed")
  func notes() throws {
    let notes = try present("--notes")
    try notes.waitFor("waiting for: navlab play recipes.nav")
    let first = try present()
    try wait(first, forLine: "Recipes ❯")
    try notes.terminal.wait { $0.rows[0] == "A recipe and back, 0 of 2 commands done" }
    try first.terminal.type("\u{1B}[C")
    try notes.terminal.wait {
      $0.rows[0] == "Back, 1 of 2 commands done" && $0.rows[2] == "Count the screens."
    }
    try first.send(SIGKILL)
    try notes.terminal.wait { $0.rows[0].hasPrefix("waiting for") }
    let second = try present("--from", "Back")
    try notes.terminal.wait { $0.rows[0] == "Back, 1 of 2 commands done" }
    try second.terminal.type("\u{3}")
    #expect(try second.waitForEnd().status == 0)
    try notes.terminal.wait { $0.rows[0].hasPrefix("waiting for") }
    try notes.terminal.type("q")
    #expect(try notes.waitForEnd().status == 0)
  }

  @Test("A recording is an asciicast, and is the same each time")
  func record() throws {
    let first = try run("recipes.nav", "--record", "a.cast", "--cards")
    #expect(first.errors == "" && first.status == 0)
    #expect(first.output.hasPrefix("recipes is recorded: 2 commands, "))
    #expect(try run("recipes.nav", "--record", "b.cast", "--cards").status == 0)
    #expect(try run("recipes.nav", "--record", "c.cast", "--seed", "2").status == 0)
    #expect(try data("a.cast") == data("b.cast"))
    #expect(try data("a.cast") != data("c.cast"))
    let again = try run("recipes.nav", "--record", "a.cast")
    #expect(again.status == 2)
    #expect(again.errors.hasPrefix("a.cast: the file exists already"))

    let lines = String(decoding: try data("a.cast"), as: UTF8.self).split(separator: "\n")
    let header = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(header?["version"] as? Int == 2)
    #expect(header?["width"] as? Int == 80 && header?["height"] as? Int == 24)
    #expect(header?["title"] as? String == "A recipe and back")
    var time = 0.0
    var codes: Set<String> = []
    for line in lines.dropFirst() {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      #expect(event?.count == 3 && event?[2] is String)
      let next = try #require(event?[0] as? Double)
      #expect(next >= time)
      time = next
      codes.insert(try #require(event?[1] as? String))
    }
    #expect(codes == ["o", "m"])
    #expect(time > 5)
  }

  @Test("Mistakes in a demo are reported before anything is shown")
  func mistakes() throws {
    try folder.write("tree\n  #: sya Hello\n", to: "typo.nav")
    try folder.write("#: app Nowhere.swift\ntree\n", to: "missing.nav")
    try folder.write("let x: Int = \"\"\n", to: "wrong.swift")
    try folder.write("tree\n", to: "wrong.nav")
    try folder.write("tree\n", to: "lonely.nav")
    for (name, status, message) in [
      ("typo.nav", 2, "typo.nav:2:6: NavLab does not know '#: sya'; did you mean 'say'?\n"),
      ("missing.nav", 2, "navlab: Nowhere.swift: "), ("wrong.nav", 3, "wrong.swift:1:14: error: "),
      ("lonely.nav", 2, "lonely.nav:1:1: the demo names no app, and there is no lonely.swift; "),
      ("nowhere.nav", 2, "nowhere.nav"),
      ("satck", 2, "navlab: there is no demo 'satck'; did you mean"),
    ] {
      let run = try run(name)
      #expect(run.status == status && run.output == "", "\(name)")
      #expect(run.errors.hasPrefix(message), "\(name): \(run.errors)")
    }
    #expect(try run("recipes.nav", "--from", "Nowhere").status == 2)
    #expect(try run("--notes").status == 64 || run("--notes").status == 2)
  }

  @Test("A terminal that can only print gets the whole demo")
  func dumb() throws {
    let run = try present(kind: "dumb")
    let (status, screen) = try run.waitForEnd()
    #expect(status == 0 && screen.transcript.contains("popped \"borscht\""))
  }

  @Test("A resized window redraws the line, and a signal restores the terminal")
  func resizeAndEnd() throws {
    let run = try present("--cards")
    try wait(run, forLine: "Recipes ❯")
    try run.terminal.resize(to: WindowSize(columns: 40, rows: 14))
    try run.terminal.wait { $0.text.contains("┌") && $0.rows[$0.row] == "Recipes ❯" }
    #expect(try !run.readsLines())
    try run.send(SIGTERM)
    #expect(try run.waitForEnd().status == 128 + 15)
    #expect(try run.readsLines())
  }

  @Test("The demos that NavLab comes with are listed and found by name")
  func bundledDemos() throws {
    let list = try run()
    #expect(list.status == 0)
    #expect(list.output.hasPrefix("deep-links  "))
    for name in ["deep-links", "stack", "tabs-and-sheets"] {
      #expect(list.output.contains("\n\(name)  ") || list.output.hasPrefix("\(name)  "))
      let notes = try run(name, "--notes")
      #expect(notes.status == 0 && notes.output.contains("  > "))
    }
  }

  @Test("The proof of the course performs the demos, and finds a wrong expectation")
  func proof() throws {
    for part in ["Lessons/Demos", "Exercises"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: part),
        withIntermediateDirectories: true
      )
    }
    try folder.write(SampleApps.recipes, to: "Lessons/Demos/a.swift")
    try folder.write("tap Borscht\n#: expect path count 1\n", to: "Lessons/Demos/a.nav")
    let right = try CommandRun.run(["dev", "check", "--course", "."], in: folder)
    #expect(right.status == 0, "\(right)")
    #expect(right.output.contains("Lessons/Demos/a.nav"))
    try folder.write("tap Borscht\n#: expect path count 2\n", to: "Lessons/Demos/a.nav")
    let wrong = try CommandRun.run(["dev", "check", "--course", "."], in: folder)
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("a.nav:2:1: "), "\(wrong.output)")
  }

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }
}
