import Foundation
import Spawning
import Testing

@Suite("Programs as child processes")
struct ChildProgramTests {
  /// Runs a line of shell code, and returns its complete output.
  private func output(
    of line: String,
    environment: [String: String]? = nil
  ) throws -> String {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting.fileDescriptor
    let program = ChildProgram(
      path: "/bin/sh",
      arguments: ["-c", line],
      environment: environment
    )
    let process = try program.start(output: writer, errors: writer)
    try pipe.fileHandleForWriting.close()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return String(decoding: text, as: UTF8.self)
  }

  @Test("Output and errors go to their destinations, and the input is empty")
  func descriptors() throws {
    #expect(try output(of: "cat; echo out; echo err >&2") == "out\nerr\n")
  }

  @Test("A given environment is complete, and without it the variables are passed on")
  func environments() throws {
    let line = #"echo "$FLOWER-${HOME:+home}-${PATH:+path}""#
    let only = try output(of: line, environment: ["FLOWER": "rose", "PATH": "/bin"])
    #expect(only == "rose--path\n")
    #expect(try output(of: line) == "--path\n".replacingOccurrences(of: "--", with: "-\(home)-"))
  }

  private var home: String {
    ProcessInfo.processInfo.environment["HOME"].map { $0.isEmpty ? "" : "home" } ?? ""
  }

  @Test(
    "A child leads nothing, its group, or its session",
    arguments: [
      (ChildProgram.Leadership.none, false, false), (.group, true, false), (.session, true, true),
    ]
  )
  func leadership(_ leadership: ChildProgram.Leadership, group: Bool, session: Bool) throws {
    let input = Pipe()
    let output = Pipe()
    let writer = output.fileHandleForWriting.fileDescriptor
    let program = ChildProgram(path: "/bin/cat", arguments: [], leadership: leadership)
    let process = try program.start(
      input: input.fileHandleForReading.fileDescriptor,
      output: writer,
      errors: writer
    )
    #expect((getpgid(process) == process) == group)
    #expect((getsid(process) == process) == session)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  @Test("A child does not ignore a signal that its parent ignores")
  func signals() throws {
    #expect(try output(of: "kill -PIPE $$; echo survived") == "")
  }

  @Test("A missing program is named with the system's reason")
  func missing() {
    let program = ChildProgram(path: "/no/such/program", arguments: [])
    #expect(throws: SystemError(call: "/no/such/program", code: ENOENT)) {
      try program.start(output: 1, errors: 2)
    }
  }
}
