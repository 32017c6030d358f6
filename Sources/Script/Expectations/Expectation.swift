/// Something that a script can expect of an app.
package protocol Expectation: Sendable {
  /// The word that follows `expect`.
  static var word: String { get }
  /// How the expectation is written after `expect`.
  static var synopsis: String { get }
  /// When the expectation is met, in a sentence.
  static var help: String { get }
  /// What the arguments are, for completion.
  static var arguments: [ArgumentKind] { get }

  /// Reads what is expected.
  init(from scanner: inout Scanner) throws(ScriptError)

  /// Looks whether it is so.
  func look(at interpreter: Interpreter) throws(Failure) -> Finding
}
