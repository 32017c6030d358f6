/// A program to run, with everything that it may see.
struct Command: Hashable, Sendable {
  /// The absolute path of the program.
  var program: String
  /// The arguments, without the program's own name.
  var arguments: [String]
  /// The whole environment; nothing is inherited.
  var environment: [String: String] = [:]
}

/// The end of a program, and its output.
struct CommandResult: Hashable, Sendable {
  /// The end of the program.
  var ending: Ending
  /// The beginning of what it wrote to standard output and standard error together.
  var output: String
  /// Whether it wrote more than was kept.
  var isCut = false

  /// The ways in which a program ends.
  enum Ending: Hashable, Sendable {
    /// It returned this code.
    case exit(Int32)
    /// This signal ended it.
    case signal(Int32)
    /// It ran longer than it might, and was stopped.
    case timeout
  }

  /// Whether the program reports success.
  var isSuccess: Bool { ending == .exit(0) }
}
