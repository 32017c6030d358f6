/// A program to run, with everything that it may access.
struct ToolCommand: Hashable, Sendable {
  /// The absolute path of the program.
  var program: String
  /// The arguments, without the program's own name.
  var arguments: [String]
  /// The complete environment; nothing is inherited.
  var environment: [String: String] = [:]
}

/// The end of a program, and its output.
struct ToolResult: Hashable, Sendable {
  /// The end of the program.
  var ending: Ending
  /// The beginning of standard output and standard error, combined.
  var output: String
  /// Whether the output was longer than the part kept.
  var isCut = false

  /// The ways in which a program ends.
  enum Ending: Hashable, Sendable {
    /// The program returned this code.
    case exit(Int32)
    /// This signal ended the program.
    case signal(Int32)
    /// The program exceeded its time limit and was stopped.
    case timeout
  }

  /// Whether the program reports success.
  var isSuccess: Bool { ending == .exit(0) }
}
