import Foundation
import ProgramFiles
import Shares
import Terminal
import Testing
import VirtualTerminal

/// NavLab as it is after a first start: everything is there but the linter, which a script pretends to build.
///
/// Every other run takes these tests.
@Suite("NavLab without its linter", .serialized, .enabled(if: Share(of: 2).takes(1)))
struct LinterlessTests {
  private let folder: LearnerFolder
  private let program: String
  /// NavLab's own folder.
  private let root: String

  private static let id = "80-for-phones-that-are-not-new"
  /// The number of exercises with a check that asks the linter.
  private static var lintingExercises: Int {
    get throws {
      let folder = URL(filePath: Products.root).appending(path: "Exercises")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).count { name in
        let manifest = folder.appending(path: "\(name)/exercise.yml")
        return try String(contentsOf: manifest, encoding: .utf8).contains("\n    lint: ")
      }
    }
  }

  private static let complaint =
    "'navlab setup linter' builds it, which takes a minute or two\n"

  init() throws {
    folder = try LearnerFolder()
    root = "\(folder.path)/navlab"
    // Beside the products, where a program can be a second name of the same file.
    let built = URL(filePath: Products.program).deletingLastPathComponent()
    let products = built.deletingLastPathComponent()
      .appending(path: "linterless-\(folder.url.lastPathComponent)")
    let files = FileManager.default
    try files.createDirectory(at: products, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: built.path) {
      let place = products.appending(path: name)
      switch name {
      case "navlab-syntax": break
      case "navlab": try files.linkItem(at: built.appending(path: name), to: place)
      default:
        try files.createSymbolicLink(at: place, withDestinationURL: built.appending(path: name))
      }
    }
    program = products.appending(path: "navlab").path
    try files.createDirectory(atPath: root, withIntermediateDirectories: true)
    for name in ["Lessons", "Exercises", "Docs"] {
      try files.createSymbolicLink(
        atPath: "\(root)/\(name)",
        withDestinationPath: "\(Products.root)/\(name)"
      )
    }
    for name in ["FaultCatalogue", "Findings", "LintServer", "NavLint", "navlab-syntax"] {
      try files.createDirectory(
        atPath: "\(root)/Sources/\(name)",
        withIntermediateDirectories: true
      )
    }
    try files.createDirectory(atPath: "\(root)/Scripts", withIntermediateDirectories: true)
    try ProgramFile.write(
      """
      #!/bin/sh
      cd "$(dirname "$0")/.."
      mkdir -p .build/syntax/release
      [ -e ../network ] || { echo 'NavLab: no network.' >&2; exit 2; }
      cp '\(built.path)/navlab-syntax' .build/syntax/release/
      pwd >.build/syntax/navlab.stamp
      """,
      to: "\(root)/Scripts/build-syntax"
    )
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun.run(
      arguments,
      in: folder,
      environment: ["NAVLAB_ROOT": root],
      program: program
    )
  }

  private func removeProducts() throws {
    try FileManager.default.removeItem(
      at: URL(filePath: program).deletingLastPathComponent()
    )
  }

  @Test("Work is judged at once, except for checks that need the linter")
  func check() throws {
    defer { #expect(throws: Never.self) { try removeProducts() } }
    #expect(try run("start", "80").status == 0)
    for file in ["App.swift", "witness.nav"] {
      let text = try String(
        contentsOfFile: "\(Products.root)/Exercises/\(Self.id)/Solution/\(file)",
        encoding: .utf8
      )
      try folder.write(text, to: "\(Self.id)/\(file)")
    }
    let first = try run("check", "80")
    #expect(first.status == 1 && first.errors == "")
    #expect(
      first.output.contains(
        """
        skip   -/2  Every name exists in iOS 17.
                    This check needs the linter; run: navlab setup linter
        """
      ),
      "\(first.output)"
    )
    #expect(
      first.output.contains(
        "10 of 10 points. Everything that could be checked passed. 2 checks (5 points)\nwait for the linter. "
      )
    )
    #expect(first.output.contains("For the rest: navlab setup linter\nNext: navlab start "))
    #expect(!first.output.contains("FAIL"))
    #expect(try run("list", "80").output.contains("started, waits for the linter"))

    // A form that may become a mark is not written without it.
    let json = try run("check", "80", "--format", "json")
    #expect(json.status == 2 && json.output == "")
    #expect(
      json.errors == "navlab: the linter is not built; nothing was checked; \(Self.complaint)"
    )

    let server = try run("lsp")
    #expect(server.status == 2 && server.output == "")
    #expect(server.errors == "navlab: the linter is not built; \(Self.complaint)")

    let failed = try run("setup", "linter")
    #expect(failed.status == 2)
    #expect(failed.errors.hasSuffix("NavLab: no network.\n"))
    #expect(
      try run("list").output.hasSuffix(
        "The linter could not be built; 'navlab setup linter' tries again, and says why.\n"
      )
    )
    try folder.write("", to: "network")
    let setup = try run("setup", "linter")
    #expect(setup.status == 0)
    #expect(setup.output == "The linter is ready.\nTo check the rest: navlab check 80\n")
    #expect(try run("setup", "linter").output == "The linter is already built.\n")
    #expect(try run("check", "80").status == 0)
    #expect(try run("list", "80").output.contains("solved"))
  }

  @Test("No marks are given without the linter, and nothing waits for it")
  func marks() throws {
    defer { #expect(throws: Never.self) { try removeProducts() } }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/class/ada",
      withIntermediateDirectories: true
    )
    try folder.write("let a = 1\n", to: "class/ada/App.swift")
    let grade = try run("grade", "class", "--exercise", "80", "--out", "results")
    #expect(grade.status == 2 && grade.output == "")
    #expect(
      grade.errors == "navlab: the linter is not built; nothing was graded; \(Self.complaint)"
    )
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/results"))

    for words in [["lint", "class"], ["review", "class"]] {
      let lint = try CommandRun.run(
        words,
        in: folder,
        environment: ["NAVLAB_ROOT": root],
        program: program
      )
      #expect(lint.status == 2 && lint.output == "")
      #expect(lint.errors == "navlab: the linter is not built; \(Self.complaint)")
    }
    let run = try CommandRun.run(
      ["run", "\(Products.root)/Tests/Transcripts/Apps/Shop.swift"],
      in: folder,
      input: "tree\n",
      environment: ["NAVLAB_ROOT": root],
      program: program
    )
    #expect(run.output.contains("NavigationStack"), "\(run.errors)")
    let setup = try self.run("init", "work")
    #expect(
      setup.output.hasSuffix(
        """
        \(try Self.lintingExercises) exercises need the linter, which is not built. 'navlab setup linter' builds
        it.

        """
      ),
      "\(setup.output)"
    )
  }

  @Test("At a terminal, the person chooses a build in the background or later")
  func offer() throws {
    defer { #expect(throws: Never.self) { try removeProducts() } }
    for (answer, line) in [
      ("n", "'navlab setup linter' builds it later."), ("y", "NavLab is building the linter;"),
    ] {
      if answer == "y" { try folder.write("", to: "network") }
      let run = try TerminalRun(
        ["init", "work"],
        in: folder,
        program: program,
        environment: ["NAVLAB_ROOT": root]
      )
      try run.waitFor("[y/N]")
      try run.terminal.type("\(answer)\r")
      try run.waitFor(line)
      #expect(try run.waitForEnd().status == 0)
    }
    // This one waits for the build in the background, or finds it done.
    #expect(try self.run("setup", "linter").status == 0)
    let lint = try self.run("lint", "\(Products.root)/Tests/Transcripts/Apps/Shop.swift")
    #expect(lint.status <= 1 && lint.errors == "")
  }
}
