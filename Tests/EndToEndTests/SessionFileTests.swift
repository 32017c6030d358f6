import Foundation
import Testing

@Suite("Sessions as files", .serialized)
struct SessionFileTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    try folder.write(SampleApps.recipes, to: "Recipes.swift")
  }

  private func pipe(_ lines: String..., options: [String] = []) throws -> CommandRun {
    try CommandRun.run(
      ["run", "Recipes.swift"] + options,
      in: folder,
      input: lines.map { $0 + "\n" }.joined()
    )
  }

  private func script(_ name: String, _ options: String...) throws -> CommandRun {
    try CommandRun.run(["run", "Recipes.swift", "--script", name] + options, in: folder)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }

  @Test("A saved session omits undone steps and mere looking, and runs again")
  func save() throws {
    let run = try pipe(
      "tap Borscht",
      "expect screen \"Borscht\"",
      "back",
      "tap Print",
      "undo",
      "tree",
      "save a.nav",
      "save a.nav"
    )
    #expect(run.status == 1)
    #expect(
      run.errors
        == "<stdin>:8:1: a.nav exists already; choose another name, or replace it with --force\n"
    )
    #expect(
      try text("a.nav") == """
        # RecipesApp: navlab run Recipes.swift --script THIS_FILE
        tap Borscht
        expect screen "Borscht"
        back

        """
    )
    #expect(try script("a.nav").status == 0)
    #expect(try pipe("save a.nav --force").status == 1)
    #expect(try pipe("tap Print", "save a.nav --force").status == 0)
    #expect(try text("a.nav").hasSuffix("_FILE\ntap Print\n"))
  }

  @Test("Scripts source one another, relative to their own folders, and errors name the place")
  func source() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "parts"),
      withIntermediateDirectories: true
    )
    try folder.write("source parts/b.nav\nexpect path count 1\n", to: "a.nav")
    try folder.write("source c.nav\n", to: "parts/b.nav")
    try folder.write("tap Borscht\n", to: "parts/c.nav")
    #expect(try script("a.nav").status == 0)
    try folder.write("tap Borscht\ntap Nothing\n", to: "parts/c.nav")
    let run = try script("a.nav")
    #expect(run.status == 1)
    #expect(run.output.contains("> tap Borscht\npushed \"borscht\"\n"))
    #expect(
      run.errors.hasPrefix("a.nav:1:1: parts/b.nav:1:1: parts/c.nav:2:1: no "),
      "\(run.errors)"
    )
    try folder.write("taap Borscht\n", to: "parts/c.nav")
    let wrong = try script("a.nav")
    #expect(wrong.status == 2)
    #expect(
      wrong.errors == "a.nav:1:1: parts/b.nav:1:1: parts/c.nav:1:1: "
        + "there is no command 'taap'; did you mean 'tap'?\n"
    )
  }

  @Test("A repeated transcript is the same, and differences are reported")
  func record() throws {
    let run = try pipe(
      "tap Borscht",
      "set width 40",
      "record a.txt",
      "back",
      "tap Print",
      "tap Nothing",
      options: ["--keep-going"]
    )
    #expect(run.status == 1)
    let transcript = try text("a.txt")
    #expect(
      transcript.hasPrefix(
        "# RecipesApp: lines that begin with > were typed; the others are output.\n> tap Borscht\n…\n"
          + "> set width 40\n…\n> back\npopped \"borscht\"\n"
      )
    )
    #expect(transcript.contains("> tap Print\n│ two\n│ lines\n"))
    let again = try script("a.txt")
    #expect(again.errors == "")
    #expect(
      again == CommandRun(status: 0, output: "a.txt: 5 answers are unchanged\n", errors: "")
    )
    try folder.write(
      transcript.replacingOccurrences(of: "│ two", with: "│ zwei"),
      to: "b.txt"
    )
    let other = try script("b.txt")
    #expect(other.status == 1)
    #expect(other.errors.contains(": 'tap Print' has a different answer\n  recorded  │ zwei\n"))
  }

  @Test("With --keep-going, every failure is reported, and the worst gives the exit code")
  func keepGoing() throws {
    try folder.write("tap Nothing\nbakc\nexpect path count 0\n", to: "a.nav")
    #expect(try script("a.nav").output.hasPrefix("") && script("a.nav").status == 2)
    let run = try script("a.nav", "--keep-going")
    #expect(run.status == 2)
    #expect(run.output.hasSuffix("ok  path count 0\n"))
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test("A script's settings count only for its run, and a person's never for scripts")
  func settings() throws {
    let file = folder.url.appending(path: "config/navlab/settings")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try folder.write("width = 20\nascii = on\n", to: "config/navlab/settings")
    let run = try pipe("set width 40", "set ascii", "set width")
    #expect(
      run.output == """
        width is 40
        ascii   off       whether to draw with
                          ASCII characters only:
                          on or off
        width   40        the width in columns:
                          auto, or 20 to 1000
                          (chosen)

        """
    )
    #expect(try text("config/navlab/settings") == "width = 20\nascii = on\n")
  }
}
