/// A condition that a script can require an app to meet.
package protocol Expectation: Sendable {
  /// The word that follows `expect`.
  static var word: String { get }
  /// The syntax of the expectation after the word `expect`.
  static var synopsis: String { get }
  /// A sentence that describes when the expectation is met.
  static var help: String { get }
  /// The kinds of the expectation's arguments, for completion.
  static var arguments: [ArgumentKind] { get }

  /// Creates the expectation by reading its arguments.
  init(from scanner: inout Scanner) throws(ScriptError)

  /// Checks the expectation and returns the outcome.
  func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome
}
