/// The form in which the reader of a text types NavLab's commands.
///
/// Texts, documents and lessons write `navlab check 1`. The reader may have to type `./navlab check 1`, or `check 1` at
/// NavLab's own prompt.
package struct Invocation: Hashable, Sendable {
  /// The word before a subcommand in a shell: `navlab`, `./navlab`, or a path.
  package var program: String
  /// A Boolean value that indicates whether the text is read at NavLab's own prompt, where many commands omit the
  /// program name.
  package var isAtPrompt: Bool

  /// Creates an invocation from the program's name and the place where the text is read.
  ///
  /// - Parameters:
  ///   - program: The word before a subcommand in a shell.
  ///   - isAtPrompt: Whether the text is read at NavLab's own prompt.
  package init(program: String = Self.name, isAtPrompt: Bool = false) {
    self.program = program
    self.isAtPrompt = isAtPrompt
  }

  /// The name of the program.
  package static let name = "navlab"

  /// Returns a NavLab command as the reader must type it.
  ///
  /// - Parameter command: The command without the program's name, such as `hint 1`.
  /// - Returns: The command to type.
  package func callAsFunction(_ command: String) -> String {
    guard isAtPrompt, let here = Self.atPrompt(command) else { return "\(program) \(command)" }
    return here
  }

  /// A copy of this invocation for use at the prompt.
  package var atPrompt: Invocation { Invocation(program: program, isAtPrompt: true) }

  /// Returns text with each command in the form that the reader must type.
  ///
  /// - Parameter text: A text that writes commands as `navlab COMMAND`.
  /// - Returns: The adapted text.
  package func spelled(_ text: String) -> String {
    guard isAtPrompt || program != Self.name, text.contains("\(Self.name) ") else { return text }
    var spelled = ""
    var rest = text[...]
    while let place = rest.firstRange(of: "\(Self.name) ") {
      let before = rest[..<place.lowerBound]
      spelled += before
      let isWord =
        (before.last ?? spelled.last).map { !$0.isLetter && !"/-_.:".contains($0) } ?? true
      let word = rest[place.upperBound...].prefix { $0.isLetter }
      guard isWord, Self.subcommands.contains(String(word)) else {
        spelled += rest[place]
        rest = rest[place.upperBound...]
        continue
      }
      let decisive = Self.decisiveWords(after: rest[word.endIndex...])
      let command = ([word] + decisive).joined(separator: " ")
      // The text after the word is not changed.
      spelled += self(command).dropLast(command.count - word.count)
      rest = rest[word.endIndex...]
    }
    return spelled + rest
  }

  /// Returns the words after a subcommand that determine whether the command is available at the prompt.
  private static func decisiveWords(after text: Substring) -> [Substring] {
    let command = text.prefix { !"'\"`\n,;:)".contains($0) }
    return command.split(separator: " ").prefix(6).filter {
      $0.hasPrefix("-") || $0 == "export" || $0 == "import"
    }
  }

  /// Returns a command as typed at the prompt, or nil for a command that is available only in a shell.
  ///
  /// - Parameter command: The command without the program's name.
  /// - Returns: The command to type.
  package static func atPrompt(_ command: String) -> String? {
    let words = command.split(separator: " ")
    guard let first = words.first.map(String.init), let word = promptWords[first] else {
      return nil
    }
    let others = words.dropFirst()
    let options = others.filter { $0.hasPrefix("-") }
    guard options.allSatisfy({ promptOptions.contains(String($0)) }) else { return nil }
    // Moving progress to another computer involves files, so it works only in a shell.
    guard first != "progress" || others.isEmpty else { return nil }
    return ([word] + others.map(String.init)).joined(separator: " ")
  }

  /// The options that are also available at the prompt.
  private static let promptOptions: Set<String> = ["--show", "--whole", "--all", "--number"]

  /// The prompt's words for subcommands, keyed by subcommand.
  private static let promptWords = [
    "learn": "lesson", "list": "list", "start": "start", "check": "check", "hint": "hint",
    "solution": "solution", "reset": "reset", "skip": "skip", "progress": "progress",
    "play": "play", "answer": "answer",
    "explain": "explain", "help": "help",
  ]

  /// All subcommands of the program.
  package static let subcommands: Set<String> = Set(promptWords.keys).union([
    "tour", "run", "build", "init", "watch", "grade", "merge", "report", "feedback", "compare",
    "lint", "lsp", "prompt", "review", "export", "jupyter", "session", "setup", "install",
    "uninstall", "dev", "test", "record", "explore",
  ])
}
