/// A line that begins with a word from another tool, and its meaning at the prompt.
struct HabitLine: Hashable {
  /// The meaning of the line.
  let meaning: Meaning

  /// The meaning of a line from another tool.
  enum Meaning: Hashable {
    /// Another line, which is a valid command.
    case line(String)
    /// Advice that names alternatives, without a command to run.
    case advice(String)
  }

  /// Creates an interpretation of a line, or returns nil if the line has no known meaning.
  ///
  /// - Parameter line: The line as typed.
  init?(_ line: String) {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)
    guard let first = words.first, line.utf8.count < Self.longest else { return nil }
    let rest = Array(words.dropFirst())
    if let line = Self.pasted(line, words) {
      meaning = .line(line)
      return
    }
    if !rest.isEmpty, let command = Self.phrase(words) {
      meaning = .line(command)
      return
    }
    if let meaning = ProgramLine(first, rest)?.meaning
      ?? ProgramLine.meaning(ofBare: first, rest) ?? Self.folder(first, rest)
      ?? Self.printing(line, first, rest) ?? Self.call(first, rest) ?? Self.shouted(first, rest)
      ?? SpokenLine(words)?.meaning
    {
      self.meaning = meaning
      return
    }
    guard rest.isEmpty || !MisspeltLine(first, " " + rest.joined(separator: " ")).isSentence
    else { return nil }
    if let command = Self.command(first, rest) {
      meaning = .line(command)
    } else if let advice = Habit.named(first).flatMap(Self.advice) ?? Self.bare(first, rest) {
      meaning = advice
    } else {
      return nil
    }
  }

  /// Returns the command in a line that contains a copied prompt or only a URL, or nil for any other line.
  private static func pasted(_ line: String, _ words: [String]) -> String? {
    if let prompt = line.ranges(of: "❯ ").last?.upperBound {
      return String(line[prompt...])
    }
    if words.count > 1, ["$", ">", "%", "❯"].contains(words[0]) {
      return words.dropFirst().joined(separator: " ")
    }
    guard words.count == 1, let colon = words[0].firstRange(of: "://"),
      words[0][..<colon.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) }
      ),
      words[0].first?.isLetter == true
    else { return nil }
    return "\(OpenCommand.word) \(words[0])"
  }

  /// Returns the command and arguments for a word from another tool, or nil if no command matches.
  static func command(_ word: String, _ rest: [String]) -> String? {
    guard case .command(let command, let takesRest)? = Habit.named(word)?.meaning else {
      return nil
    }
    // With more words, the line is a sentence or another command.
    guard takesRest else { return rest.isEmpty ? command : nil }
    let isTapOn = command == TapCommand.word && ["on", "auf"].contains(rest.first?.lowercased())
    let isLongPress = command == HoldCommand.word && rest.first?.lowercased() == "press"
    let words = isTapOn || isLongPress ? Array(rest.dropFirst()) : rest
    return ([command] + words).joined(separator: " ")
  }

  /// Returns the command for a sentence that begins with another command's name, or nil if there is none.
  ///
  /// - Parameter words: The words of the line.
  /// - Returns: The other command, or nil for any other line.
  static func phrase(of words: [String]) -> String? {
    words.count > 1 ? phrase(words) : nil
  }

  /// Returns advice on a line without a command, such as a value or a modifier, or nil for any other line.
  private static func bare(_ word: String, _ rest: [String]) -> Meaning? {
    if word.hasPrefix("@") || "{}".contains(word) || isModifier(word) {
      return Habit.named("import").flatMap(advice)
    }
    if word.count > 1, word.hasPrefix("!") || word.hasPrefix("~/") || word.hasPrefix("./") {
      return Habit.named("bash").flatMap(advice)
    }
    if word.first == ".", word.dropFirst().first?.isLetter == true {
      let line = ScriptError.excerpt(([word] + rest).joined(separator: " "))
      return .advice(
        "a value comes after a command, as in: push \(line). Write modifiers in the app's files"
      )
    }
    guard rest.isEmpty, let number = Int(word), number >= 0 else { return nil }
    return .advice(
      "a number alone is not a command: 'lesson \(number)' opens a lesson, and 'start \(number)' starts an exercise"
    )
  }

  /// Returns whether a word looks like the name of a modifier or method, such as `navigationTitle`.
  private static func isModifier(_ word: String) -> Bool {
    let name = word.prefix { $0 != "(" }.drop { $0 == "." }
    guard name.first?.isLowercase == true, name.allSatisfy(\.isLetter) else { return false }
    return name.contains(where: \.isUppercase) || modifiers.contains(String(name))
  }

  /// The common modifiers whose names contain no capital letter.
  private static let modifiers: Set<String> = ["toolbar", "task", "padding", "frame", "searchable"]

  /// Returns the meaning of a command typed with capital letters or final punctuation, or nil for any other line.
  private static func shouted(_ word: String, _ rest: [String]) -> Meaning? {
    var small = word.lowercased()
    while rest.isEmpty, let last = small.last, "?!.".contains(last) { small.removeLast() }
    guard small != word, CommandList.words.contains(small),
      rest.isEmpty || !MisspeltLine(word, " " + rest.joined(separator: " ")).isSentence
    else { return nil }
    return .line(([small] + rest).joined(separator: " "))
  }

  private static let longest = 1000

  /// Returns the command for a sentence such as `where am I?`, or nil for any other line.
  private static func phrase(_ words: [String]) -> String? {
    if let topic = TopicLine(words) { return topic.line }
    var sentence = words.joined(separator: " ")
    while let last = sentence.last, "?!. ".contains(last) { sentence.removeLast() }
    guard case .command(let command, takesRest: false)? = Habit.named(sentence)?.meaning else {
      return nil
    }
    return command
  }

  /// Returns the meaning of `cd` (going to the root, going back, or advice), or nil for any other word.
  private static func folder(_ word: String, _ rest: [String]) -> Meaning? {
    guard word == "cd" else { return nil }
    switch rest.first {
    case nil, "/", "~": return .line(RootCommand.word)
    case "..", "-", "../": return .line(BackCommand.word)
    case let name?:
      return .advice(
        "there are no folders here; 'tap' goes forward, as in: tap \(ScriptError.excerpt(name)),"
          + " and 'back' goes back"
      )
    }
  }

  /// Returns the command for a line that prints an object, such as `po router.path`, or nil for any other line.
  private static func printing(_ line: String, _ word: String, _ rest: [String]) -> Meaning? {
    for name in ["print", "dump", "po", "p", "echo"] {
      var inner: Substring?
      if word.hasPrefix("\(name)("), line.last == ")" {
        inner = line.drop { $0 != "(" }.dropFirst().dropLast()
      } else if word == name, !rest.isEmpty {
        inner = line.drop { $0.isWhitespace }.dropFirst(name.count)
      }
      guard let inner else { continue }
      let object = inner.drop { $0.isWhitespace }
      let scanner = Scanner(String(object), file: nil, line: 1)
      guard scanner.isAtObject || ObjectCommand.isName(String(object)) else {
        return Habit.named("print").flatMap(advice)
      }
      return .line(String(object))
    }
    return nil
  }

  private static func advice(_ habit: Habit) -> Meaning? {
    if case .advice(let text) = habit.meaning { .advice(text) } else { nil }
  }

  /// Returns the command for a call, such as `dismiss()` or `help(tap)`, or nil for any other line.
  private static func call(_ word: String, _ rest: [String]) -> Meaning? {
    guard let open = word.firstIndex(of: "(") else { return nil }
    let name = String(word[..<open])
    if let advice = Habit.named(name).flatMap(advice) { return advice }
    guard rest.isEmpty, word.hasSuffix(")") else { return nil }
    let inner = word[open...].dropFirst().dropLast()
    if CommandList.words.contains(name) {
      return .line(inner.isEmpty ? name : "\(name) \(inner)")
    }
    guard inner.isEmpty, case .command(let command, _)? = Habit.named(name)?.meaning else {
      return nil
    }
    return .line(command)
  }
}
