/// A line in everyday English, such as `please show me the tree` or `how do I go back?`.
struct SpokenLine: Hashable {
  /// The meaning of the line.
  let meaning: HabitLine.Meaning

  /// Creates an interpretation of a line in everyday English, or returns nil if the line has no known meaning.
  ///
  /// - Parameter words: The words of the line as typed.
  init?(_ words: [String]) {
    let polite = Self.after(words, anyOf: Self.courtesies) ?? words
    if let line = HabitLine.phrase(of: polite) {
      meaning = .line(line)
    } else if polite[0].lowercased() == "go", polite.count > 1,
      CommandList.words.contains(polite[1].lowercased()), !Self.isSentence(polite)
    {
      meaning = .line(polite.dropFirst().joined(separator: " "))
    } else if let rest = Self.after(polite, anyOf: Self.ways), !rest.isEmpty,
      !Self.isSentence(rest)
    {
      let place = rest.filter { !Self.places.contains($0.lowercased()) }
      meaning = .line(([TapCommand.word] + (place.isEmpty ? rest : place)).joined(separator: " "))
    } else if let rest = Self.after(polite, anyOf: Self.showings)
      ?? (polite == words ? nil : polite),
      let line = Self.command(Self.after(rest, anyOf: Self.articles) ?? rest)
    {
      meaning = .line(line)
    } else if let advice = Self.advice(on: words) {
      meaning = .advice(advice)
    } else {
      return nil
    }
  }

  /// Returns the sentence that answers a question, or nil if the words are not a question.
  private static func advice(on words: [String]) -> String? {
    guard words.count > 1, let first = words.first?.lowercased(), let last = words.last,
      questions.contains(first) || contractions.contains(first)
    else { return nil }
    let plain = words.dropFirst().map { word in
      word.lowercased().filter { $0.isLetter || $0 == "-" }
    }
    // A statement may begin with the same words as a question.
    guard last.hasSuffix("?") || askers.contains(plain[0]) || contractions.contains(first) else {
      return nil
    }
    let named = plain.reversed().first { CommandList.words.contains($0) && !asWords.contains($0) }
    let help =
      named.map { "'\(HelpCommand.word) \($0)' explains that one" } ?? "'help' lists them all"
    return "NavLab takes commands, not sentences; \(help)"
  }

  /// Returns the command that the words request, or nil if there is none.
  private static func command(_ words: [String]) -> String? {
    guard let first = words.first?.lowercased(), !isSentence(words) else { return nil }
    let rest = Array(words.dropFirst())
    if CommandList.words.contains(first) { return ([first] + rest).joined(separator: " ") }
    guard case .line(let line)? = HabitLine(words.joined(separator: " "))?.meaning else {
      return nil
    }
    return line
  }

  private static func isSentence(_ words: [String]) -> Bool {
    MisspeltLine(words[0], " " + words.dropFirst().joined(separator: " ")).isSentence
  }

  /// Returns the words that follow one of several beginnings, or nil if the words begin differently.
  private static func after(_ words: [String], anyOf beginnings: [[String]]) -> [String]? {
    let lowercase = words.map { $0.lowercased() }
    guard let found = beginnings.first(where: { lowercase.starts(with: $0) }),
      found.count < words.count
    else { return nil }
    return Array(words.dropFirst(found.count))
  }

  private static func beginnings(_ texts: String...) -> [[String]] {
    texts.map { $0.split(separator: " ").map(String.init) }
  }

  private static let courtesies = beginnings(
    "please",
    "bitte",
    "now",
    "then",
    "just",
    "my"
  )
  private static let ways = beginnings(
    "go to",
    "go into",
    "switch to",
    "navigate to",
    "take me to",
    "jump to",
    "go",
    "gehe zu",
    "geh zu"
  )
  private static let showings = beginnings(
    "show me",
    "show",
    "display",
    "give me",
    "zeige mir",
    "zeige",
    "zeig mir",
    "zeig",
    "i want to see",
    "i want",
    "i need",
    "let me see",
    "can i see",
    "can i have",
    "do"
  )
  private static let articles = beginnings("the", "a", "an", "my", "all", "den", "die", "das")
  /// The words, such as `screen`, that people add to the label of a place.
  private static let places: Set<String> = ["the", "tab", "screen", "page", "view", "den", "die"]
  private static let questions: Set<String> = [
    "how", "what", "why", "when", "where", "who", "which", "can", "could", "does", "do", "is",
    "are", "wie", "was", "warum", "wo", "wer", "kann",
  ]
  /// The contractions that always begin a question.
  private static let contractions: Set<String> = [
    "whats", "what's", "what’s", "wheres", "where's", "where’s", "hows", "how's", "how’s",
  ]
  /// The second words by which a question without a question mark is recognised.
  private static let askers: Set<String> = [
    "do", "does", "can", "is", "are", "to", "should", "did", "must", "kann", "ist", "soll",
    "muss", "mache",
  ]
  /// The commands whose names are also everyday words.
  private static let asWords: Set<String> = [
    "continue", "type", "why", "next", "set", "size", "move",
  ]
}
