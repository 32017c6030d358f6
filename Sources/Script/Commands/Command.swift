/// A command of the `.nav` language.
package protocol Command: Sendable {
  /// The first word of the command.
  static var word: String { get }
  /// The written form of the command, with placeholders in capitals.
  static var synopsis: String { get }
  /// The effect of the command, in one paragraph that begins with a short sentence.
  static var help: String { get }
  /// Example lines.
  static var examples: [String] { get }
  /// The options that change the effect of the command, such as `--depth N`.
  static var options: [HelpEntry] { get }
  /// Related commands and topics.
  static var seeAlso: [String] { get }
  /// The group of the command in the help.
  static var group: CommandGroup { get }
  /// The kinds of the command's arguments, one after the other, for completion.
  static var arguments: [ArgumentKind] { get }

  /// Reads the command's arguments, up to the end of the line or a comment.
  init(from scanner: inout Scanner) throws(ScriptError)

  /// Performs the command.
  func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult
}

extension Command {
  /// The options of the command; none by default.
  package static var options: [HelpEntry] { [] }

  /// The first sentence of the help.
  package static var summary: String {
    guard let end = help.firstRange(of: ". ")?.lowerBound else {
      return help.hasSuffix(".") ? String(help.dropLast()) : help
    }
    return String(help[..<end])
  }
}
