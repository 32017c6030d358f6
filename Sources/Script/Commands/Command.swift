/// A command of the `.nav` language.
package protocol Command: Sendable {
  /// The first word of the command.
  static var word: String { get }
  /// The syntax of the command, with placeholders in capitals.
  static var synopsis: String { get }
  /// The effect of the command, in one paragraph that begins with a short sentence.
  static var help: String { get }
  /// Example lines that use the command.
  static var examples: [String] { get }
  /// The options that change the effect of the command, such as `--depth N`.
  static var options: [HelpEntry] { get }
  /// The names of related commands and topics.
  static var seeAlso: [String] { get }
  /// The group of the command in the help.
  static var group: CommandGroup { get }
  /// The kinds of the command's arguments in order, for completion.
  static var arguments: [ArgumentKind] { get }

  /// Creates the command by reading its arguments, up to the end of the line or a comment.
  init(from scanner: inout Scanner) throws(ScriptError)

  /// Performs the command and returns its result.
  func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult
}

extension Command {
  /// The options of the command, an empty list by default.
  package static var options: [HelpEntry] { [] }

  /// The first sentence of the help.
  package static var summary: String {
    guard let end = help.firstRange(of: ". ")?.lowerBound else {
      return help.hasSuffix(".") ? String(help.dropLast()) : help
    }
    return String(help[..<end])
  }
}
