internal import Spawning

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A command to run as a child process, with its arguments and environment.
struct ProcessStart: Hashable, Sendable {
  /// The path of the program.
  var program: String
  /// The arguments, without the name of the program.
  var arguments: [String]
  /// The complete environment, without any inherited variables.
  var environment: [String: String]
  /// A Boolean value that indicates whether the program reports a signal as an exit code: 128 plus the signal's number.
  var tellsSignalsAsCodes = false

  /// Starts the program in its own session with only three descriptors, and returns the process identifier.
  ///
  /// A separate session keeps the terminal's Ctrl-C and Ctrl-Z from the child. It also makes the child the leader of a
  /// process group, which can be killed as a whole.
  func spawn(
    input: Descriptor,
    output: Descriptor,
    console: Descriptor
  ) throws(SystemError) -> pid_t {
    let child = ChildProgram(
      path: program,
      arguments: arguments,
      environment: environment,
      leadership: .session
    )
    return try child.start(
      input: input.number,
      output: output.number,
      errors: console.number
    )
  }
}

extension ProcessStart: ProcessOrigin {
  func process(
    input: Descriptor,
    output: Descriptor,
    console: Descriptor
  ) throws(SystemError) -> any ChildProcess {
    SpawnedProcess(
      identifier: try spawn(input: input, output: output, console: console),
      tellsSignalsAsCodes: tellsSignalsAsCodes
    )
  }
}
