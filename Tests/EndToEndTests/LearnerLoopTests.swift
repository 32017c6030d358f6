import Foundation
import Testing

@Suite("A learner's way through the exercises", .serialized)
struct LearnerLoopTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func run(_ arguments: String..., in place: String = "desk") throws -> CommandRun {
    try CommandRun.run(["-C", place, Products.program] + arguments, in: folder, program: Self.env)
  }

  /// `env -C FOLDER PROGRAM` runs a program in another folder.
  private static let env = "/usr/bin/env"

  @Test("A learner goes from an empty folder to the next exercise")
  func loop() throws {
    let setup = try run("init", "desk", in: ".")
    #expect(setup.status == 0)
    let count = try FileManager.default.contentsOfDirectory(atPath: "\(Products.root)/Exercises")
      .count
    #expect(setup.output.hasPrefix("Your workspace is ready: desk\n  new   \(count) exercises, "))
    let list = try run("list").output
    #expect(list.contains("\n0 of \(count) solved, 0 of "))
    #expect(list.hasSuffix(" points.\nNext: navlab start 1\n"))
    #expect(try run("start").output.contains("\n  01-the-way-back/answer.nav\n"))
    let inside = "desk/01-the-way-back"

    let first = try run("check", in: inside)
    #expect(first.status == 1)
    #expect(first.output.hasSuffix("For help: navlab hint 1\n"))
    #expect(try run("hint", in: inside).output.contains("\nHint 1  "))
    #expect(try run("hint", "--all").output.contains("\nHint 1  "))
    #expect(try run("solution").status == 2)
    #expect(try run("list", "--status", "started").output.contains("0/4 points  started, 1 hint\n"))

    try folder.write("tap \"Sula\"\ntap \"South Pier\"\n", to: "\(inside)/answer.nav")
    let second = try run("check", in: inside)
    #expect(second.status == 0)
    #expect(second.output.hasSuffix("To compare: navlab solution 1\nNext: navlab start 2\n"))
    #expect(
      try run("solution", in: inside).output.hasSuffix(
        "\nYour files are identical to this answer.\n\nThe whole files: navlab solution 1 --whole\n"
      )
    )
    #expect(
      try run("solution", "--whole", in: inside).output.hasSuffix(
        "\nanswer.nav\ntap \"Sula\"\ntap \"South Pier\"\n"
      )
    )
    #expect(try run("start").output.contains("\n  02-one-array/App.swift\n"))

    #expect(try run("skip").output.hasPrefix("02-one-array is skipped."))
    #expect(
      try run("progress").output.contains("01-the-way-back  4/4 points, 2 checks, solved, 1 hint\n")
    )
    let reset = try run("reset", "1")
    #expect(reset.output.hasSuffix("Your own files are in\n  01-the-way-back.backup-1\n"))
    #expect(
      try run("list", "--status", "solved").output
        .hasPrefix(
          """
          1  The stack is state
             1  Going back: reach a screen with its parents beneath it
                The way back  commands  4/4 points
          """
        )
    )
  }

  @Test("Progress moves to another computer and back, and a broken file changes nothing")
  func progress() throws {
    _ = try run("init", "desk", in: ".")
    try folder.write("tap \"Sula\"\ntap \"South Pier\"\n", to: "desk/01-the-way-back/answer.nav")
    _ = try run("check", "1")
    #expect(try run("progress", "export", "mine.json").status == 0)
    #expect(try run("progress", "export", "mine.json").status == 2)
    let kept = "data/navlab/progress.json"
    let before = try String(contentsOfFile: "\(folder.path)/\(kept)", encoding: .utf8)

    try folder.write("{\"version\": 1, \"exercises\": {\"01", to: "desk/broken.json")
    let broken = try run("progress", "import", "broken.json")
    #expect(broken.status == 2)
    #expect(
      broken.errors == """
        \(folder.path)/desk/broken.json: this is not a NavLab progress file; repair it, or \
        move it away to start again

        """
    )
    #expect(try String(contentsOfFile: "\(folder.path)/\(kept)", encoding: .utf8) == before)

    // Somebody's own file is damaged: everything says so, and nothing makes it worse.
    try folder.write("{", to: kept)
    for arguments in [["list"], ["check", "1"], ["hint"], ["progress", "import", "mine.json"]] {
      let run = try CommandRun.run(
        ["-C", "desk", Products.program] + arguments,
        in: folder,
        program: Self.env
      )
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("\(folder.path)/\(kept): this is not a NavLab progress file"))
    }
    #expect(try String(contentsOfFile: "\(folder.path)/\(kept)", encoding: .utf8) == "{")

    try FileManager.default.removeItem(atPath: "\(folder.path)/\(kept)")
    #expect(
      try run("progress", "import", "mine.json").output.hasPrefix(
        "1 exercise added, 1 of them solved.\n"
      )
    )
    #expect(try String(contentsOfFile: "\(folder.path)/\(kept)", encoding: .utf8) == before)
  }

  @Test("A file in the workspace's place is reported, and an existing folder is not harmed")
  func inTheWay() throws {
    try folder.write("", to: "file")
    let file = try run("init", "file", in: ".")
    #expect(file.status == 2)
    #expect(
      file.errors
        == "\(folder.path)/file: a folder is needed here, but it cannot be created: this is a file\n"
    )
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/desk",
      withIntermediateDirectories: true
    )
    try folder.write("mine\n", to: "desk/README.md")
    #expect(try run("init", ".").output.contains("\n  kept  README.md\n"))
    #expect(
      try String(contentsOfFile: "\(folder.path)/desk/README.md", encoding: .utf8) == "mine\n"
    )
    #expect(
      try run("init", Products.root, in: ".").errors.hasPrefix(
        "navlab: this is the folder of NavLab"
      )
    )
  }
}
