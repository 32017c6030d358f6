import Foundation
import Terminal
import Testing
import VirtualTerminal

/// The terminal's view of NavLab's build, with a build that follows orders in place of SwiftPM.
@Suite("The progress of a build", .serialized)
struct BuildProgressTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    // Two modules and a tool that is not asked for. What it makes is newer than its beginning on every file system.
    try folder.write(
      """
      mkdir -p b/release/Able.build b/release/Baker.build
      cat >b/release.yaml <<'PLAN'
      targets:
        "main": ["<Able-x-release.module>","<navlab-x-release.exe>"]
      commands:
        "/r/release/tool.product/Objects.LinkFileList":
          inputs: ["<link-file-list>","b/release/Tool.build/Tool.swift.o"]
        "/r/release/navlab.product/Objects.LinkFileList":
          inputs: ["<link-file-list>","b/release/Able.build/A.swift.o","b/release/Baker.build/B.swift.o","b/release/C.build/c.c.o"]
      PLAN
      touch -d '+1 minute' b/release.yaml
      until [ -e first ]; do sleep 0.1; done
      touch -d '+1 minute' b/release/Able.build/A.swift.o
      echo '[1/2] Compiling Able A.swift'
      until [ -e second ]; do sleep 0.1; done
      touch -d '+1 minute' b/release/Baker.build/B.swift.o
      [ ! -e broken ] || { echo 'B.swift:1:1: error: no good'; exit 1; }

      """,
      to: "build"
    )
  }

  private var words: [String] {
    ["\(Products.root)/Scripts/show-build", "b", "log", "sh", "build"]
  }

  private func start(columns: Int) throws -> TerminalRun {
    try TerminalRun(
      words,
      in: folder,
      size: WindowSize(columns: columns, rows: 24),
      program: "/bin/sh"
    )
  }

  @Test("One line counts the modules, in windows of any width", arguments: [80, 40])
  func counts(_ columns: Int) throws {
    let run = try start(columns: columns)
    let parted = columns == 80 ? " of " : "/"
    try run.waitFor("0\(parted)2 modules")
    try folder.write("", to: "first")
    let screen = try run.waitFor("1\(parted)2 modules")
    #expect(screen.rows.filter { !$0.isEmpty }.count == 1)
    try run.waitFor("about ")
    try folder.write("", to: "second")
    let end = try run.waitForEnd()
    #expect(end.status == 0)
    #expect(end.screen.text == "")
  }

  @Test("A failing build gives its reason but not its steps")
  func failure() throws {
    for name in ["first", "second", "broken"] { try folder.write("", to: name) }
    let end = try start(columns: 80).waitForEnd()
    #expect(end.status == 1)
    #expect(end.screen.text == "B.swift:1:1: error: no good")
  }

  @Test("Ctrl-C ends the build, and leaves neither a line nor a mark")
  func interrupt() throws {
    let run = try start(columns: 80)
    try run.waitFor("0 of 2 modules")
    try run.terminal.type("\u{3}")
    let end = try run.waitForEnd()
    #expect(end.status == 130)
    #expect(end.screen.text.trimmingPrefix("^C") == "")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/log.mark"))
  }

  @Test("Without a terminal, only a failure is reported")
  func quiet() throws {
    for name in ["first", "second"] { try folder.write("", to: name) }
    #expect(try output() == "0 ")
    try folder.write("", to: "broken")
    #expect(try output() == "1 B.swift:1:1: error: no good\n")
  }

  /// The exit code and the output into a pipe.
  private func output() throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return "\(process.terminationStatus) \(String(decoding: data, as: UTF8.self))"
  }
}
