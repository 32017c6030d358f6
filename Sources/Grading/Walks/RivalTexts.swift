/// The pairs of promised texts that no correct app shows together, because they answer the same question differently.
///
/// An app may show any other texts on a walk. But an app that shows "1 of 3 boats" and "2 of 3 boats" together, to
/// satisfy every check, counts nothing. Two texts answer the same question if the solution never shows both and one of
/// these is true: they differ in only one place; both are numbers; or a move that leads nowhere replaces one with the
/// other, as with "On" and "Off".
struct RivalTexts: Hashable, Sendable {
  private var pairs: Set<Pair> = []

  /// A pair of texts with the solution's answer and a different answer.
  struct Pair: Hashable, Sendable {
    /// The text with the solution's answer.
    let right: String
    /// The text with the other answer, which the solution never shows together with the right one.
    let other: String
  }

  /// Creates a collection without pairs.
  init() {}

  /// Creates a collection of the pairs of promised texts that answer the same question differently.
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

  /// Returns the pair whose other text the app shows instead of the solution's answer, or nil if there is none.
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

  /// Returns the two texts if a move has replaced one with the other, or nil otherwise.
  ///
  /// - Parameters:
  ///   - before: The promised texts before the move.
  ///   - after: The promised texts after the move, on the same screen.
  /// - Returns: The texts, or nil if the move has changed several texts, or one that already answers the same question.
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

  /// Returns whether two texts are the same sentence except for their numbers or a single phrase.
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
