import Testing

@testable import AppSession

#if os(Linux)
import Glibc

@Suite("The trace of a process")
struct ProcessActivityTests {
  private func process(_ script: String) throws -> (SpawnedProcess, pid_t) {
    let channel = try Descriptor.channel()
    let start = ProcessStart(program: "/bin/sh", arguments: ["-c", script], environment: [:])
    let identifier = try start.spawn(
      input: channel.theirs,
      output: channel.theirs,
      console: channel.theirs
    )
    return (SpawnedProcess(identifier: identifier, tellsSignalsAsCodes: false), identifier)
  }

  @Test("A process that works is runnable and uses processor time")
  func working() throws {
    let (process, _) = try process("while :; do :; done")
    defer { _ = process.end() }
    // It needs a processor for a moment, whenever that is to be had.
    while let seen = process.activity, seen.processorSeconds < 0.1 { usleep(10_000) }
    #expect(process.activity?.isRunnable == true)
    #expect(!process.isOver)
  }

  @Test("A waiting process is not runnable, and a finished process has no activity")
  func waiting() throws {
    let (process, identifier) = try process("read line")
    while process.activity?.isRunnable == true { usleep(10_000) }
    #expect(process.activity?.isRunnable == false || process.isOver)
    _ = process.end()
    #expect(SpawnedProcess.activity(of: identifier) == nil)
  }
}
#endif
