/// A completed run of one of NavLab's own programs, with its ending and output.
package struct ToolRun: Hashable, Sendable {
  /// The outcome of the run.
  package var ending: Ending
  /// The text of standard output and standard error, combined.
  package var output: String

  package init(ending: Ending, output: String) {
    self.ending = ending
    self.output = output
  }

  /// A way in which a program ends.
  package enum Ending: Hashable, Sendable {
    /// An exit with the given code.
    case exit(Int32)
    /// A termination by the given signal.
    case signal(Int32)
    /// A termination of a program that exceeded its time limit.
    case timeout
  }

  /// An error that states, in one line, the reason why a program could not be started.
  package struct StartError: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  /// Creates a run by starting a program with empty input and waiting for the program to end.
  ///
  /// - Parameters:
  ///   - program: The absolute path of the program.
  ///   - arguments: The arguments, without the program's own name.
  ///   - environment: The complete environment.
  ///   - seconds: The time limit, in seconds.
  ///   - outputBytes: The maximum length of the output to keep, in bytes.
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
