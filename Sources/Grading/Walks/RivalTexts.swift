/// Pairs of promised texts that give different answers to the same question, so that no correct app
/// shows both.
///
/// An app may show any other texts on a walk. But an app that shows "1 of 3 boats" and "2 of 3
/// boats" together, to satisfy every check, counts nothing. Two texts answer the same question if
/// the solution never shows both and one of these is true: they differ in only one place; both are
/// numbers; or a move that leads nowhere replaces one with the other, as with "On" and "Off".
struct RivalTexts: Hashable, Sendable {
  private var pairs: Set<Pair> = []

  /// An answer that the solution gives, and a different one.
  struct Pair: Hashable, Sendable {
    /// The text that the solution shows.
    let right: String
    /// The text that the solution never shows together with the first one.
    let other: String
  }

  /// Creates an empty set of pairs.
  init() {}

  /// Finds the pairs among some texts.
  ///
  /// - Parameters:
  ///   - texts: The promised texts.
  ///   - states: The sets of promised texts that the solution shows together.
  ///   - exchanges: The pairs of which one replaces the other in the solution, in any order.
  init(
    among texts: Set<String>,
    shownTogether states: Set<Set<String>>,
    exchanged exchanges: Set<Pair> = []
  ) {
    for right in texts {
      for other in texts where right != other {
        guard
          Self.isSameQuestion(right, other)
            || exchanges.contains(Pair(right: right, other: other))
            || exchanges.contains(Pair(right: other, other: right))
        else { continue }
        guard !states.contains(where: { $0.contains(right) && $0.contains(other) }) else {
          continue
        }
        pairs.insert(Pair(right: right, other: other))
      }
    }
  }

  /// Finds text that contradicts one of the solution's answers.
  ///
  /// - Parameters:
  ///   - shown: The promised texts that an app shows.
  ///   - promised: The promised texts that the solution shows.
  /// - Returns: The first pair, or nil if there is none.
  func contradiction(in shown: Set<String>, to promised: Set<String>) -> Pair? {
    for other in shown.subtracting(promised).sorted() {
      for right in promised.sorted() where pairs.contains(Pair(right: right, other: other)) {
        return Pair(right: right, other: other)
      }
    }
    return nil
  }

  /// Returns the two texts if a move has replaced one with the other.
  ///
  /// - Parameters:
  ///   - before: The promised texts before the move.
  ///   - after: The promised texts after the move, on the same screen.
  /// - Returns: The texts, or nil if the move has changed several texts, or one that already
  ///   answers the same question.
  static func exchange(from before: Set<String>, to after: Set<String>) -> Pair? {
    let gone = before.subtracting(after)
    let come = after.subtracting(before)
    let lost = gone.filter { text in !come.contains { isSameQuestion(text, $0) } }
    let new = come.filter { text in !gone.contains { isSameQuestion(text, $0) } }
    guard lost.count == 1, new.count == 1, let one = lost.first, let other = new.first else {
      return nil
    }
    return Pair(right: one, other: other)
  }

  /// Returns whether two texts are the same sentence except for their numbers, or except for one
  /// place, which may be several words long.
  private static func isSameQuestion(_ one: String, _ other: String) -> Bool {
    if one.contains(/[0-9]/), shape(one) == shape(other) { return true }
    let words = one.split(whereSeparator: \.isWhitespace)
    let others = other.split(whereSeparator: \.isWhitespace)
    let least = min(words.count, others.count)
    let start = zip(words, others).prefix { $0 == $1 }.count
    let end = zip(words.reversed(), others.reversed()).prefix { $0 == $1 }.count
    let common = start + end
    // At least half of the sentence is the question, and each text has its own answer.
    return common > 0 && common < least && common * 2 >= least
  }

  private static func shape(_ text: String) -> String { text.replacing(/[0-9]+/, with: "#") }
}
