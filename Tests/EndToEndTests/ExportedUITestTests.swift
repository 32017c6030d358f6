import Foundation
import Shares
import Testing

@Suite("UI tests for Xcode, made from scripts")
struct ExportedUITestTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func run(_ words: [String], program: String = Products.program) throws -> CommandRun {
    try CommandRun.run(words, in: folder, program: program)
  }

  private func swift(_ words: [String]) throws -> CommandRun {
    try run(["swift\(words[0])"] + words.dropFirst(), program: "/usr/bin/env")
  }

  /// The scripts and lessons of the course, of the demos and of the listings.
  private static let scripts: [String] = {
    let folders = ["Lessons", "Exercises", "Tests/ListingTests"]
    return folders.flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: "\(Products.root)/\(folder)")
      return (paths?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".nav") || $0.hasSuffix("/Lesson.md") }
        // A starter's answer is a file without commands.
        .filter { !$0.contains("/Starter/") }
        .map { "\(Products.root)/\(folder)/\($0)" }
    }.sorted()
  }()

  /// Compiles the names that tests use of Apple's XCTest, for a module that stands in for it.
  private func compileNames() throws {
    let sources = "\(Products.root)/Tests/Fixtures/xctest"
    let run = try swift([
      "c", "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name",
      "XCTestNames",
      "-emit-module-path", "\(folder.path)/XCTestNames.swiftmodule", "\(sources)/XCTest.swift",
      "\(sources)/XCUIAutomation.swift",
    ])
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Type-checks Swift files against these names.
  private func check(_ files: [String]) throws -> CommandRun {
    try swift(
      [
        "c", "-swift-version", "6", "-typecheck", "-wmo", "-warnings-as-errors", "-module-alias",
        "XCTest=XCTestNames", "-I", folder.path,
      ] + files
    )
  }

  @Test(
    "The tests of all course scripts compile, and are laid out like swift-format's",
    .enabled(if: Share(of: 2).takes(1))
  )
  func course() throws {
    #expect(Self.scripts.count > 200)
    let export = try run(["export", "xcuitest"] + Self.scripts + ["-o", "UITests"])
    #expect(export.status == 0, "\(export.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/UITests")
    #expect(names.count == Self.scripts.count + 1)
    let files = names.sorted().map { "\(folder.path)/UITests/\($0)" }
    try compileNames()
    let checked = try check(files)
    #expect(checked.status == 0, "\(checked.errors)")
    let measuring = try run(["export", "conformance", "mac"])
    #expect(measuring.status == 0, "\(measuring.errors)")
    let tests = "\(folder.path)/mac/ConformanceUITests"
    let own = try FileManager.default.contentsOfDirectory(atPath: tests).map { "\(tests)/\($0)" }
    let checkedOwn = try check(own)
    #expect(checkedOwn.status == 0, "\(checkedOwn.errors)")
    let layout = try swift(["", "format", "lint", "--strict"] + files)
    #expect(layout.status == 0, "\(layout.errors)")
  }

  @Test("Without a folder, everything is printed as one file, the same each time")
  func printed() throws {
    let script = "\(Products.root)/Lessons/00-tour/Lesson.md"
    let first = try run(["export", "xcuitest", script])
    #expect(first.status == 0)
    #expect(try run(["export", "xcuitest", script]) == first)
    try folder.write(first.output, to: "Tour.swift")
    try compileNames()
    let checked = try check(["\(folder.path)/Tour.swift"])
    #expect(checked.status == 0, "\(checked.errors)")
    // What the names do not have must be found, or the check proves nothing.
    try folder.write(first.output.replacing(".goBack()", with: ".goBackwards()"), to: "Tour.swift")
    #expect(try check(["\(folder.path)/Tour.swift"]).errors.contains("no member 'goBackwards'"))
  }

  @Test("An existing file stays unless --force is given, and other files stay anyway")
  func existing() throws {
    try folder.write("tap A\n", to: "demo.nav")
    #expect(try run(["export", "xcuitest", "demo.nav", "-o", "out"]).status == 0)
    try folder.write("mine", to: "out/DemoTests.swift")
    try folder.write("mine", to: "out/Mine.swift")
    let refused = try run(["export", "xcuitest", "demo.nav", "-o", "out"])
    #expect(refused.status == 2)
    #expect(
      refused.errors.hasSuffix("/out/DemoTests.swift: this file exists; replace it with --force\n")
    )
    #expect(
      try String(contentsOf: folder.url.appending(path: "out/DemoTests.swift"), encoding: .utf8)
        == "mine"
    )
    #expect(try run(["export", "xcuitest", "demo.nav", "-o", "out", "--force"]).status == 0)
    #expect(
      try String(contentsOf: folder.url.appending(path: "out/Mine.swift"), encoding: .utf8)
        == "mine"
    )
  }

  @Test("An unknown line is named, and nothing is written")
  func misspelt() throws {
    try folder.write("tap A\ntpa B\n", to: "demo.nav")
    let refused = try run(["export", "xcuitest", "demo.nav", "-o", "out"])
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("demo.nav:2:1: there is no command 'tpa'"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out"))
    let missing = try run(["export", "xcuitest", "none.nav"])
    #expect(missing.errors == "none.nav:1:1: there is no such file\n")
  }
}
