import SceneText

/// A line that begins with the program's name, as it would in a shell.
struct ProgramLine: Hashable {
  /// The meaning of the line at the prompt.
  let meaning: HabitLine.Meaning

  /// Creates an interpretation of a line, or returns nil if the first word is not the program's name.
  ///
  /// - Parameters:
  ///   - program: The first word.
  ///   - words: The other words.
  init?(_ program: String, _ words: [String]) {
    guard program == Invocation.name || program.hasSuffix("/\(Invocation.name)") else { return nil }
    guard let word = words.first else {
      meaning = .advice(
        "you are already at NavLab's prompt; 'help' lists the commands, and 'quit' leaves"
      )
      return
    }
    let known = Invocation.subcommands.sorted()
    if let line = Invocation.atPrompt(words.filter { $0 != "--list" }.joined(separator: " ")) {
      meaning = .line(line)
    } else if known.contains(word) || word.hasPrefix("-") {
      let command = ScriptError.excerpt(([Invocation.name] + words).joined(separator: " "))
      meaning = .advice(
        "'\(command)' works in a shell: in another terminal, or here after you quit"
      )
    } else {
      let hint = Spelling(known).hint(for: word)
      meaning = .advice(
        "navlab has no command '\(ScriptError.excerpt(word))'"
          + (hint.isEmpty ? "; 'help' lists the prompt's commands" : hint)
      )
    }
  }

  /// Returns the meaning of a line that begins with a shell-only subcommand, or nil for any other line.
  ///
  /// - Parameters:
  ///   - word: The first word.
  ///   - words: The other words.
  /// - Returns: The meaning of the line at the prompt.
  static func meaning(ofBare word: String, _ words: [String]) -> HabitLine.Meaning? {
    let rest = words.joined(separator: " ")
    guard Invocation.subcommands.contains(word), Invocation.atPrompt(word) == nil,
      // These words are commands at the prompt as well.
      !["run", "build"].contains(word) || !words.isEmpty, !rest.contains("="),
      words.isEmpty || !MisspeltLine(word, " " + rest).isSentence
    else { return nil }
    return word == "tour"
      ? .line("\(LessonCommand.word) 0") : Self(Invocation.name, [word] + words)?.meaning
  }
}
