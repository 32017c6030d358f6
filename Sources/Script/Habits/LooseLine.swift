/// A command with superfluous words, such as `check exercise 2`, `links please` or `tree | less`.
///
/// Commands that take labels from the screen are left alone, since these words may be part of a label.
struct LooseLine: Hashable {
  /// The meaning of the line.
  let meaning: HabitLine.Meaning

  /// Creates an interpretation of a line with superfluous words, or returns nil if the line has no known meaning.
  ///
  /// - Parameter words: The words of the line as typed.
  init?(_ words: [String]) {
    guard words.count > 1, let first = words.first else { return nil }
    let rest = Array(words.dropFirst())
    if let advice = Self.advice(first, rest) {
      meaning = .advice(advice)
    } else if let line = Self.lesson(first, rest) ?? Self.course(first, rest)
      ?? Self.place(first, rest)
    {
      meaning = .line(line)
    } else if Self.plain.contains(first), let last = rest.last,
      Self.courtesies.contains(Self.bare(last))
    {
      meaning = .line(([first] + rest.dropLast()).joined(separator: " "))
    } else {
      return nil
    }
  }

  /// Returns advice on a line that joins several commands or redirects output, or nil for any other line.
  private static func advice(_ first: String, _ words: [String]) -> String? {
    // Any of these may be part of a text.
    guard !words.contains(where: { $0.contains("\"") }) else { return nil }
    if plain.contains(first), words.contains(where: { $0 == ">" || $0 == ">>" }) {
      return
        "a command cannot write its output to a file; 'record FILE' saves all further input and output"
    }
    for (index, word) in words.enumerated().dropLast() {
      let isJoint = ["&&", "|", "||", ";"].contains(word) || word.hasSuffix(";")
      guard isJoint, CommandList.words.contains(words[index + 1]) || plain.contains(first) else {
        continue
      }
      return "a line can hold only one command; type the commands on separate lines"
    }
    return nil
  }

  /// Returns the command that opens a lesson, for a line such as `start lesson 2`, or nil for any other line.
  private static func lesson(_ first: String, _ words: [String]) -> String? {
    guard [StartCommand.word, OpenCommand.word, ListCommand.word].contains(first),
      ["lesson", "lessons"].contains(bare(words[0]))
    else { return nil }
    let number = words.dropFirst().filter { !nouns.contains(bare($0)) }
    guard number.count <= 1, first != ListCommand.word || number.isEmpty else { return nil }
    return ([LessonCommand.word] + number).joined(separator: " ")
  }

  /// Returns a command about an exercise without its superfluous words, as for `check my exercise 2`, or nil for any
  /// other line.
  private static func course(_ first: String, _ words: [String]) -> String? {
    let begins = first == OpenCommand.word && bare(words[0]) == "exercise"
    guard begins || exercises.contains(first) else { return nil }
    let wanted = words.filter { !nouns.contains(bare($0)) && !courtesies.contains(bare($0)) }
    guard wanted.count < words.count, wanted.filter({ !$0.hasPrefix("-") }).count <= 1 else {
      return nil
    }
    let command = begins ? StartCommand.word : first
    return ([command] + wanted).joined(separator: " ")
  }

  /// Returns the command that taps a place, as for `open the saved tab`, or nil for any other line.
  private static func place(_ first: String, _ words: [String]) -> String? {
    guard first == OpenCommand.word, let last = words.last, words.count > 1,
      bare(words[0]) == "the" || places.contains(bare(last)),
      !words.contains(where: { $0.contains("/") || $0.contains("\"") })
    else { return nil }
    let name = words.filter { bare($0) != "the" && !places.contains(bare($0)) }
    guard let first = name.first, !["exercise", "lesson"].contains(bare(first)) else { return nil }
    return ([TapCommand.word] + name).joined(separator: " ")
  }

  private static func bare(_ word: String) -> String {
    word.lowercased().filter { !".,!?".contains($0) }
  }

  /// The commands about an exercise.
  private static let exercises: Set<String> = [
    StartCommand.word, CheckCommand.word, HintCommand.word, SolutionCommand.word,
    ResetCommand.word, SkipCommand.word,
  ]
  /// The commands that take no labels from the screen.
  private static let plain: Set<String> = exercises.union([
    TreeCommand.word, ScreenCommand.word, LinksCommand.word, GraphCommand.word,
    IssuesCommand.word, HistoryCommand.word, PathCommand.word, ObjectsCommand.word,
    UndoCommand.word, RedoCommand.word, ListCommand.word, ProgressCommand.word, PlayCommand.word,
    NextCommand.word, LessonCommand.word, QuitCommand.word, ClearCommand.word,
    ExplainCommand.word, RelaunchCommand.word, ReloadCommand.word, HelpCommand.word,
  ])
  private static let nouns: Set<String> = [
    "exercise", "exercises", "task", "number", "no", "nr", "the", "my", "work", "for", "to", "it",
    "this", "code", "answer", "answers",
  ]
  private static let places: Set<String> = ["tab", "screen", "page", "view"]
  private static let courtesies: Set<String> = ["please", "pls", "bitte", "thanks"]
}
