/// A command to run as a child process, and what it gets.
struct ProcessStart: Hashable, Sendable {
  /// The path of the program.
  var program: String
  /// The arguments, without the program's name.
  var arguments: [String]
  /// The whole environment; nothing is inherited.
  var environment: [String: String]
}
