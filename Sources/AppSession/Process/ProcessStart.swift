/// A command to run as a child process, with its arguments and environment.
struct ProcessStart: Hashable, Sendable {
  /// The path of the program.
  var program: String
  /// The arguments, without the program's name.
  var arguments: [String]
  /// The complete environment; nothing is inherited.
  var environment: [String: String]
  /// Whether the program reports a signal that ended the app as an exit code of 128 plus its
  /// number.
  var tellsSignalsAsCodes = false
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
