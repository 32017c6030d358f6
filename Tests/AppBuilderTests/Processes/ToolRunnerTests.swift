import Foundation
import Synchronization
import Testing

@testable import AppBuilder

@Suite("Running programs")
struct ToolRunnerTests {
  private func run(
    _ script: String,
    _ runner: ToolRunner = ToolRunner()
  ) throws -> ToolResult {
    try runner.run(
      ToolCommand(program: "/bin/sh", arguments: ["-c", script], environment: ["A": "1"])
    )
  }

  @Test("output, errors and exit code are reported, and nothing is inherited")
  func result() throws {
    let result = try run("echo $A$HOME; echo e >&2; cat; exit 3")
    #expect(result == ToolResult(ending: .exit(3), output: "1\ne\n"))
  }

  @Test("NavLab waits for a program that is still being written")
  func busyFile() throws {
    let folder = try LearnerFolder(["script": "#!/bin/sh\necho there\n"])
    let path = "\(folder.path)/script"
    // Another process writes, and has not finished when it is there.
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = [
      "-c", #"chmod 700 "$1"; exec 3>>"$1"; : >"$1.open"; sleep 0.2"#, "sh", path,
    ]
    try writer.run()
    while !FileManager.default.fileExists(atPath: "\(path).open") { usleep(1_000) }
    let result = try ToolRunner().run(
      ToolCommand(program: path, arguments: [], environment: [:])
    )
    #expect(result == ToolResult(ending: .exit(0), output: "there\n"))
    writer.waitUntilExit()
  }

  @Test("a signal is distinguished from an exit code")
  func signal() throws {
    #expect(try run("kill -SEGV $$").ending == .signal(SIGSEGV))
  }

  @Test("a run that takes too long is stopped, with all processes that it started")
  func timeout() throws {
    let folder = try LearnerFolder([:])
    let said = "\(folder.path)/said"
    let start = ToolRunner().now()
    let hasBegun = Mutex(false)
    // The time begins with the first look at the clock, and is over when the program has said what it has to say.
    let runner = ToolRunner(seconds: 60) {
      let isFirst = hasBegun.withLock { hasBegun in
        defer { hasBegun = true }
        return !hasBegun
      }
      let isOver = !isFirst && FileManager.default.fileExists(atPath: said)
      return isOver ? start + .seconds(61) : start
    }
    let result = try run("sleep 3000 & echo $!; : > '\(said)'; sleep 3000", runner)
    #expect(result.ending == .timeout)
    let sleeper = try #require(pid_t(result.output.dropLast()))
    // What is killed may take a moment to go, and far longer to end by itself.
    for _ in 0..<300_000 where isRunning(sleeper) { usleep(1_000) }
    #expect(!isRunning(sleeper))
  }

  /// Whether a process exists and is more than an entry that nobody has collected.
  private func isRunning(_ process: pid_t) -> Bool {
    #if os(Linux)
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ")").last?.hasPrefix(" Z") == false
    #else
    return kill(process, 0) == 0
    #endif
  }

  @Test("the runner does not wait for a child that is left behind")
  func leftover() throws {
    let folder = try LearnerFolder([:])
    let late = "\(folder.path)/late"
    #expect(try run("{ sleep 600; : > '\(late)'; } & echo a").ending == .exit(0))
    #expect(!FileManager.default.fileExists(atPath: late))
  }

  @Test("excessive output is cut")
  func flood() throws {
    let result = try run("yes | head -c 1000000", ToolRunner(outputBytes: 4))
    #expect(result == ToolResult(ending: .exit(0), output: "y\ny\n", isCut: true))
  }

  @Test("a missing program is an error")
  func missing() {
    #expect(
      throws: ToolFailure(program: "/nowhere/tool", reason: "No such file or directory")
    ) {
      try ToolRunner().run(ToolCommand(program: "/nowhere/tool", arguments: []))
    }
  }
}
