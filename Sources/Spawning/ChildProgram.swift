#if canImport(Glibc)
package import Glibc
#else
package import Darwin
#endif

/// A program to start as a child process, with its arguments and environment.
package struct ChildProgram: Hashable, Sendable {
  /// The path of the program.
  package var path: String
  /// The arguments, without the name of the program.
  package var arguments: [String]
  /// The complete environment, or nil to pass on this process's environment.
  package var environment: [String: String]?
  /// The group of processes that the child leads.
  package var leadership: Leadership

  /// A group of processes that a child leads from its start.
  package enum Leadership: Hashable, Sendable {
    /// No group, so that signals from the terminal to this process also reach the child.
    case none
    /// A new process group, which can be killed as a whole.
    case group
    /// A new session with its process group, which the terminal's Ctrl-C and Ctrl-Z do not reach.
    case session
  }

  package init(
    path: String,
    arguments: [String],
    environment: [String: String]? = nil,
    leadership: Leadership = .none
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.leadership = leadership
  }

  /// Starts the program with the given descriptors, and without blocked or ignored signals.
  ///
  /// Every other descriptor of this process must be closed automatically when a program starts.
  ///
  /// - Parameters:
  ///   - input: The child's standard input, or nil for an empty one.
  ///   - output: The child's standard output.
  ///   - errors: The child's standard error.
  /// - Returns: The number of the process.
  /// - Throws: `SystemError` if the program cannot be started.
  package func start(
    input: Int32? = nil,
    output: Int32,
    errors: Int32
  ) throws(SystemError) -> pid_t {
    let actions = try SpawnActions(input: input, output: output, errors: errors)
    let attributes = try SpawnAttributes(leadership)
    let words = CStrings([path] + arguments)
    let variables = environment.map { variables in
      CStrings(variables.map { "\($0)=\($1)" }.sorted())
    }
    var process: pid_t = 0
    let code = posix_spawn(
      &process,
      path,
      &actions.value,
      &attributes.value,
      words.pointers,
      variables?.pointers ?? CStrings.inheritedEnvironment
    )
    guard code == 0 else { throw SystemError(call: path, code: code) }
    return process
  }
}
