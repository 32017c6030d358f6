/// A program to run, with its arguments and its complete environment.
struct ToolCommand: Hashable, Sendable {
  /// The absolute path of the program to run.
  var program: String
  /// The arguments, without the program's own name.
  var arguments: [String]
  /// The complete environment, without any inherited variables.
  var environment: [String: String] = [:]
}

/// The outcome of a program's run, with the output.
struct ToolResult: Hashable, Sendable {
  /// The way in which the program ended.
  var ending: Ending
  /// The start of standard output and standard error, combined.
  var output: String
  /// A Boolean value that indicates whether part of the output was discarded.
  var isCut = false

  /// A way in which a program ends.
  enum Ending: Hashable, Sendable {
    /// An exit with the given code.
    case exit(Int32)
    /// A termination by the given signal.
    case signal(Int32)
    /// A termination of a program that exceeded its time limit.
    case timeout
  }

  /// A Boolean value that indicates whether the program reported success.
  var isSuccess: Bool { ending == .exit(0) }
}
