import Foundation
import ProgramFiles
import Synchronization
import Testing

@testable import Shell

@Suite("The building of the linter")
struct LinterBuildTests {
  private let scratch: ScratchFolder
  private let build: LinterBuild

  init() throws {
    scratch = try ScratchFolder()
    let folders = ["FaultCatalogue", "Findings", "LintServer", "NavLint", "navlab-syntax"].map {
      "Sources/\($0)"
    }
    for folder in folders + ["Scripts"] {
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(folder)",
        withIntermediateDirectories: true
      )
    }
    let installation = Installation(root: scratch.path, products: "\(scratch.path)/none")
    build = LinterBuild(
      of: LinterProgram(installation: installation, environment: ["PATH": "/usr/bin:/bin"])
    ) { .distantPast }
  }

  /// Puts a script in the place of the one that builds, which waits for the file `go`.
  private func writeScript(ending: String) throws {
    try ProgramFile.write(
      """
      #!/bin/sh
      cd "$(dirname "$0")/.."
      products=.build/syntax/release
      mkdir -p $products/SwiftSyntax.build $products/Modules
      echo begun >>begun
      touch $products/Modules/SwiftSyntax.swiftmodule
      echo A.swift >$products/SwiftSyntax.build/sources
      until [ -e go ]; do sleep 0.01; done
      \(ending)
      """,
      to: "\(scratch.path)/Scripts/build-syntax"
    )
  }

  private static let success = """
    printf '#!/bin/sh\\n' >.build/syntax/release/navlab-syntax
    chmod +x .build/syntax/release/navlab-syntax
    pwd >.build/syntax/navlab.stamp
    """

  @Test("A build reports its progress, and the linter is then ready")
  func ready() throws {
    try writeScript(ending: Self.success)
    #expect(build.state == .missing)
    var shown: [LinterProgress] = []
    try build.run { progress in
      guard progress.percent != nil, shown.isEmpty else { return }
      shown.append(progress)
      #expect(build.state == .building(progress))
      #expect(
        build.missing("nothing was graded").message
          == "navlab: the linter is still being built, about 39% done; nothing was graded; try again when it is ready"
      )
      #expect(FileManager.default.createFile(atPath: "\(scratch.path)/go", contents: nil))
    }
    #expect(shown == [LinterProgress(percent: 39)])
    #expect(build.state == .ready)
    try build.require()
  }

  @Test("The second of two builds waits for the first, and then does nothing")
  func turns() throws {
    try writeScript(ending: Self.success)
    let endings = Mutex<[String]>([])
    let hasBegun = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    let run = { @Sendable [build, scratch = scratch.path] (name: String) in
      let text: String
      do throws(CommandFailure) {
        try build.run { progress in
          if name == "second" {
            #expect(FileManager.default.createFile(atPath: "\(scratch)/go", contents: nil))
          } else if progress.percent != nil {
            hasBegun.signal()
          }
        }
        text = "\(name) is ready"
      } catch {
        text = error.message
      }
      endings.withLock { $0.append(text) }
      isOver.signal()
    }
    Thread.detachNewThread { run("first") }
    hasBegun.wait()
    Thread.detachNewThread { run("second") }
    isOver.wait()
    isOver.wait()
    #expect(endings.withLock { $0.sorted() } == ["first is ready", "second is ready"])
    #expect(try scratch.read("begun") == "begun\n")
  }

  @Test(
    "A failing build gives its reason, now and later, and the next build starts afresh",
    arguments: [(2, Shell.ExitStatus.misuse), (70, .internalFault)]
  )
  func failure(code: Int, status: Shell.ExitStatus) throws {
    try writeScript(ending: "echo 'NavLab: no network' >&2\nexit \(code)")
    try scratch.write("", "go")
    #expect(throws: CommandFailure(status, "NavLab: no network")) { try build.run { _ in } }
    #expect(build.state == .failed("NavLab: no network\n"))
    #expect(
      throws: CommandFailure(
        .misuse,
        "navlab: the linter is not built; 'navlab setup linter' builds it, which takes a minute or two"
      )
    ) {
      try build.require()
    }
    try writeScript(ending: Self.success)
    try build.run { _ in }
    #expect(build.state == .ready)
  }

  @Test("The faster program is preferred until a source changes")
  func optimised() throws {
    let program = LinterProgram(
      installation: Installation(root: scratch.path, products: "\(scratch.path)/none"),
      environment: [:]
    )
    for folder in ["syntax", "syntax-optimised"] {
      let path = ".build/\(folder)/release/navlab-syntax"
      try FileManager.default.createDirectory(
        atPath: "\(scratch.path)/.build/\(folder)/release",
        withIntermediateDirectories: true
      )
      try ProgramFile.write("", to: "\(scratch.path)/\(path)")
      try scratch.write("\(scratch.path)\n", ".build/\(folder)/navlab.stamp")
      #expect(program.path == "\(scratch.path)/\(path)")
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)],
      ofItemAtPath: "\(scratch.path)/.build/syntax-optimised/navlab.stamp"
    )
    try scratch.write("", "Sources/NavLint/New.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -1800)],
      ofItemAtPath: "\(scratch.path)/Sources/NavLint/New.swift"
    )
    #expect(program.path == "\(scratch.path)/.build/syntax/release/navlab-syntax")
  }
}
