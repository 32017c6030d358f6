import Course
import Script

/// The links that the checks of an exercise open, and the words for other links.
struct CheckLinks: Hashable, Sendable {
  /// The distinct lists of commands that precede a check's first link.
  private(set) var entrances: [[WalkMove]] = []
  /// The words that the checks put into links, keyed by the pattern of the link.
  private(set) var patterns: [LinkPattern: Set<String>] = [:]
  /// The words that the task gives to learners.
  let given: GivenWords

  /// Creates a collection of the links that the checks open.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - given: The words that the task gives to learners.
  init(in checks: [Exercise.Check] = [], given: GivenWords = GivenWords()) {
    self.given = given
    var urls: [String] = []
    for check in checks {
      var moves: [WalkMove]? = []
      for line in check.script?.text.split(separator: "\n") ?? [] {
        // A line that is no command is a fault of the exercise, which its checks report.
        guard let statement = try? Statement(parsing: String(line)) else { continue }
        switch statement.command {
        case is ExpectCommand: continue
        case let command as OpenCommand:
          urls.append(command.url)
          if let moves, !entrances.contains(moves) { entrances.append(moves) }
          moves = nil
        case let command as LaunchCommand:
          urls += [command.url].compactMap(\.self)
          moves = nil
        case let command as RelaunchCommand:
          urls += [command.url].compactMap(\.self)
          moves = nil
        default: moves?.append(.command(statement.text))
        }
      }
    }
    patterns = LinkPattern.patterns(of: urls)
  }

  /// Creates a collection of the links in an exercise's checks, with the words that the exercise gives to learners.
  ///
  /// - Parameter exercise: The exercise.
  init(in exercise: Exercise) {
    let links = CheckLinks(in: exercise.checks)
    // Without links, nobody needs the words.
    guard !links.entrances.isEmpty else {
      self = links
      return
    }
    self.init(in: exercise.checks, given: GivenWords(in: exercise))
  }

  /// Returns, in random order, the known words that no check uses in a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - random: The source of the order.
  /// - Returns: The words.
  func words(
    for pattern: LinkPattern,
    using random: inout some RandomNumberGenerator
  ) -> [String] {
    let used = patterns[pattern] ?? []
    let others = patterns.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let numbers = used.compactMap(Int.init)
    guard !numbers.isEmpty else {
      let known = given.names.union(others).filter { !$0.isNumber }
      return known.subtracting(used).sorted().shuffled(using: &random)
    }
    let next = numbers.flatMap { [$0 - 1, $0 + 1] }.filter { $0 > 0 }.map(String.init)
    let known = given.names.union(others).union(next).filter(\.isNumber)
    return known.subtracting(used).sorted().shuffled(using: &random)
  }

  /// Returns a random word for a pattern, chosen so that the link leads to nothing.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - random: The source of the word.
  /// - Returns: The word.
  func unknownWord(
    for pattern: LinkPattern,
    using random: inout some RandomNumberGenerator
  ) -> String {
    guard patterns[pattern]?.contains(where: \.isNumber) == true else {
      let letters = (0..<6).map { _ in "bdfgklmnprstvz".randomElement(using: &random) ?? "b" }
      return String(letters.prefix(1)).uppercased() + String(letters.dropFirst())
    }
    return String(Int.random(in: 20_000...99_999, using: &random))
  }

  /// Returns whether a check opens a link that matches the pattern with a word that the exercise does not give.
  ///
  /// Then the task says what such a link does.
  ///
  /// - Parameter pattern: The pattern.
  /// - Returns: Whether one does.
  func asksForUnknown(_ pattern: LinkPattern) -> Bool {
    patterns[pattern]?.contains { !given.all.contains($0) } == true
  }
}
