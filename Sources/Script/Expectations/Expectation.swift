/// A condition that a script can expect of an app.
package protocol Expectation: Sendable {
  /// The word that follows `expect`.
  static var word: String { get }
  /// The written form of the expectation after `expect`.
  static var synopsis: String { get }
  /// The condition that meets the expectation, in a sentence.
  static var help: String { get }
  /// The kinds of the arguments, for completion.
  static var arguments: [ArgumentKind] { get }

  /// Reads the arguments of the expectation.
  init(from scanner: inout Scanner) throws(ScriptError)

  /// Checks the expectation.
  func look(at interpreter: Interpreter) throws(Failure) -> ExpectationOutcome
}
