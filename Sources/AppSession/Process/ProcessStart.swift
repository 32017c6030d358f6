/// A command to run as a child process, and what it gets.
struct ProcessStart: Hashable, Sendable {
  /// The path of the program.
  var program: String
  /// The arguments, without the program's name.
  var arguments: [String]
  /// The whole environment; nothing is inherited.
  var environment: [String: String]
  /// Whether the program tells that a signal ended the app by a code of its own, 128 above the signal's.
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
