import Foundation
import Shares
import Testing

@testable import AppBuilder

#if os(Linux)
@Suite("The limits of compilers and linkers", .enabled(if: Share(of: 2).takes(0)))
struct BuildPlanCommandsTests {
  private let builder: Builder
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: "\(folder.path)/cache",
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// Runs a shell command as a compiler would be run.
  private func run(_ script: String) throws -> ToolResult {
    let plan = BuildPlan(
      toolchain: builder.toolchain,
      runtime: builder.runtime,
      moduleCache: builder.cache.moduleCache,
      moduleName: "A",
      languageMode: .swift5,
      sources: [],
      parsesAsLibrary: true,
      linksApp: false
    )
    let work = try WorkFolder(in: builder.cache)
    defer { work.remove() }
    try work.write("", to: "\(BuildPlan.sourceFolder)/A.swift")
    let command = plan.command(
      ["/bin/sh", "-c", script],
      in: work,
      launcher: builder.launcher,
      environment: builder.environment,
      limits: builder.limits
    )
    return try builder.runner.run(command)
  }

  /// Whether the kernel is able to confine tools at all.
  static let hasLandlock: Bool = {
    let arguments = ["--landlock-ro", "/usr", "--landlock-ro", "/lib", "--", "/usr/bin/true"]
    let command = ToolCommand(program: Products.runtime.launcher, arguments: arguments)
    return (try? ToolRunner().run(command).output.contains("not available")) == false
  }()

  @Test(
    "Compilers and linkers cannot reach other people's files",
    .enabled(if: hasLandlock, "this kernel lacks Landlock")
  )
  func files() throws {
    try folder.write(Data("the solution".utf8), to: "Solution.swift")
    #expect(builder.limits.readable != nil)
    #expect(!(try run("cat '\(folder.path)/Solution.swift'").isSuccess))
    #expect(!(try run("echo x > '\(folder.path)/Written.swift'").isSuccess))
    #expect(!(try run("echo x > '\(builder.cache.moduleCache)/Written.pcm'").isSuccess))
    #expect(
      try run("echo x > ../app.o && cat ../app.o") == ToolResult(ending: .exit(0), output: "x\n")
    )
  }

  @Test("A compiler may use 20 seconds, 4 GB and files of 64 MB")
  func limits() throws {
    let result = try run("ulimit -t; ulimit -v; ulimit -f; ulimit -n; ulimit -c")
    #expect(
      result.output.split(separator: "\n") == ["20", "\(4 << 20)", "\(64 << 11)", "256", "0"]
    )
  }

  @Test("A compiler gets its memory in large pages, and sees none of the user's secrets")
  func environment() throws {
    let names = try run("env").output.split(separator: "\n").compactMap {
      $0.split(separator: "=").first
    }
    let allowed: Set<Substring> = [
      "PATH", "TMPDIR", "LC_ALL", "SWIFT_BACKTRACE", "GLIBC_TUNABLES", "HOME", "PWD", "_", "SHLVL",
      "OLDPWD",
    ]
    #expect(Set(names).subtracting(allowed) == [])
    #expect(try run("echo $GLIBC_TUNABLES").output == "glibc.malloc.hugetlb=1\n")
  }

  @Test("A system module that nobody has imported before is built for one build")
  func unknownModule() throws {
    let text = """
      import CoreFoundation
      import SwiftUI
      struct ContentView: View { var body: some View { Text("x") } }
      """
    try folder.write(Data(text.utf8), to: "App.swift")
    guard case .app = try builder.build(folder.request(["App.swift"])) else {
      Issue.record("no app")
      return
    }
  }
}
#endif
