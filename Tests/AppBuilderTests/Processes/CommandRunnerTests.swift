import Foundation
import Testing

@testable import AppBuilder

@Suite("Running programs")
struct CommandRunnerTests {
  private func run(
    _ script: String,
    _ runner: CommandRunner = CommandRunner()
  ) throws -> CommandResult {
    try runner.run(
      Command(program: "/bin/sh", arguments: ["-c", script], environment: ["A": "1"])
    )
  }

  @Test("output, errors and code are reported, and nothing is inherited")
  func result() throws {
    let result = try run("echo $A$HOME; echo e >&2; cat; exit 3")
    #expect(result == CommandResult(ending: .exit(3), output: "1\ne\n"))
  }

  @Test("a signal is told from a code")
  func signal() throws {
    #expect(try run("kill -SEGV $$").ending == .signal(SIGSEGV))
  }

  @Test("too long a run is stopped with all that it started")
  func timeout() throws {
    let started = ContinuousClock.now
    let result = try run("sleep 100 & echo a; sleep 100", CommandRunner(seconds: 0.2))
    #expect(result == CommandResult(ending: .timeout, output: "a\n"))
    #expect(ContinuousClock.now - started < .seconds(20))
  }

  @Test("a child that is left behind is not waited for")
  func leftover() throws {
    let started = ContinuousClock.now
    #expect(try run("sleep 100 & echo a").ending == .exit(0))
    #expect(ContinuousClock.now - started < .seconds(20))
  }

  @Test("too much output is cut")
  func flood() throws {
    let result = try run("yes | head -c 1000000", CommandRunner(outputBytes: 4))
    #expect(result == CommandResult(ending: .exit(0), output: "y\ny\n", isCut: true))
  }

  @Test("a program that is not there is an error")
  func missing() {
    #expect(
      throws: CommandFailure(program: "/nowhere/tool", reason: "No such file or directory")
    ) {
      try CommandRunner().run(Command(program: "/nowhere/tool", arguments: []))
    }
  }
}
