import SceneModel
import SceneText
package import Script

/// A check that suggests a subcommand if the word after `navlab` is unknown.
package struct SubcommandWord {
  private let names: [String]

  /// Creates a check with the names of all subcommands.
  ///
  /// - Parameter names: The names of the subcommands.
  package init(names: [String]) {
    self.names = names
  }

  /// Returns a message about the first word, or nil if it is a subcommand.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: One line with a suggestion, or nil if the word is valid.
  package func complaint(about arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    let isHelp = first == "help"
    guard let word = isHelp ? arguments.dropFirst().first : first, !word.hasPrefix("-"),
      !names.contains(word), word != "help"
    else { return nil }
    return SignedLine.signed(
      "there is no subcommand '\(Self.shown(word))'; "
        + remedy(for: word, after: arguments, isHelp: isHelp)
    )
  }

  /// Returns the help subject that a shell command such as `navlab help tap` names, or nil if there is none.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: The command or topic, or nil for a subcommand or anything else.
  package func promptSubject(of arguments: [String]) -> HelpLibrary.Subject? {
    guard arguments.count == 2, arguments[0] == "help", !names.contains(arguments[1]) else {
      return nil
    }
    return HelpLibrary.prompt.subject(arguments[1])
  }

  private func remedy(for word: String, after arguments: [String], isHelp: Bool) -> String {
    if let other = Self.others[word] {
      let rest = isHelp ? [] : arguments.dropFirst()
      let line = ([other] + rest).joined(separator: " ")
      return "in a shell, write 'navlab \(Self.shown(line))'"
    }
    if word.hasSuffix(".swift") {
      return "'navlab run \(Self.shown(word))' opens an app's file"
    }
    let meant = Spelling(names).suggestions(for: word)
    if CommandList.words.contains(word) {
      return "run 'navlab tour', and type '\(isHelp ? "help " : "")\(word)' at its prompt"
    }
    guard let best = meant.first else { return "see 'navlab help'" }
    return "did you mean '\(best)'?"
  }

  private static func shown(_ word: String) -> String {
    Printable.line(String(word.prefix(80)))
  }

  /// The correct subcommands, keyed by the words that users may type instead, such as `learn` for `lesson`.
  private static let others = [
    "lesson": "learn", "lessons": "learn --list", "exercises": "list", "next": "start",
    "test": "check", "demos": "play",
    "demo": "play", "exercise": "start", "version": "--version", "quiz": "answer",
    "tutorial": "learn 0",
  ]
}
