/// A command of the `.nav` language.
package protocol Command: Sendable {
  /// The word that the command begins with.
  static var word: String { get }
  /// How the command is written, with placeholders in capitals.
  static var synopsis: String { get }
  /// What the command does, in one paragraph that begins with a short sentence.
  static var help: String { get }
  /// Lines that show how the command is used.
  static var examples: [String] { get }
  /// What can be added to the command to change what it does, such as `--depth N`.
  static var options: [HelpEntry] { get }
  /// Commands and topics that are worth a look for whoever reads about this one.
  static var seeAlso: [String] { get }
  /// The group that help lists the command in.
  static var group: CommandGroup { get }
  /// What the command's arguments are, one after the other, for completion.
  static var arguments: [ArgumentKind] { get }

  /// Reads the command's arguments, up to but without a comment.
  init(from scanner: inout Scanner) throws(ScriptError)

  /// Does what the command says.
  func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult
}

extension Command {
  /// Most commands have no options.
  package static var options: [HelpEntry] { [] }

  /// The first sentence of the help.
  package static var summary: String {
    guard let end = help.firstRange(of: ". ")?.lowerBound else {
      return help.hasSuffix(".") ? String(help.dropLast()) : help
    }
    return String(help[..<end])
  }
}
