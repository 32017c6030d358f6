/// One run of one of NavLab's own programs, for callers that only need its output.
package struct ToolRun: Hashable, Sendable {
  /// The outcome of the run.
  package var ending: Ending
  /// The text of standard output and standard error, combined.
  package var output: String

  package init(ending: Ending, output: String) {
    self.ending = ending
    self.output = output
  }

  /// The ways in which a program ends.
  package enum Ending: Hashable, Sendable {
    /// It returned this code.
    case exit(Int32)
    /// It was ended by this signal.
    case signal(Int32)
    /// It exceeded its time limit and was stopped.
    case timeout
  }

  /// The reason, in one line, why a program could not be started.
  package struct StartError: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// Runs a program in its own process group, with an empty input, and waits for it.
  ///
  /// - Parameters:
  ///   - program: The absolute path of the program.
  ///   - arguments: The arguments, without the program's own name.
  ///   - environment: The whole environment.
  ///   - seconds: The time limit, in seconds.
  ///   - outputBytes: The maximum length of the output that is kept, in bytes.
  /// - Throws: A `StartError` if it cannot be started.
  package init(
    of program: String,
    _ arguments: [String],
    environment: [String: String],
    seconds: Double,
    outputBytes: Int
  ) throws(StartError) {
    let command = ToolCommand(program: program, arguments: arguments, environment: environment)
    let result: ToolResult
    do {
      result = try ToolRunner(seconds: seconds, outputBytes: outputBytes).run(command)
    } catch {
      throw StartError(description: error.description)
    }
    output = result.output
    ending =
      switch result.ending {
      case .exit(let code): .exit(code)
      case .signal(let signal): .signal(signal)
      case .timeout: .timeout
      }
  }
}
