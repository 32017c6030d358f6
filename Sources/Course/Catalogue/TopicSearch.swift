/// A search that uses the user's own words, ignoring case, punctuation, plurals and word endings.
package struct TopicSearch: Hashable, Sendable {
  private let asked: [String]
  /// A Boolean value that indicates whether the search text contains no words.
  private let isHopeless: Bool

  /// Creates a search from the typed words.
  ///
  /// - Parameter texts: Texts of one or more words, all of which must be found.
  package init(_ texts: [String]) {
    asked = texts.flatMap(Self.words)
    isHopeless = asked.isEmpty && !texts.isEmpty
  }

  /// Returns whether all words of the search occur in texts or topics.
  ///
  /// - Parameters:
  ///   - texts: Titles and names.
  ///   - topics: The topics; an alias of several words is found only as a whole.
  /// - Returns: Whether all words are found; true if there are none.
  package func finds(_ texts: [String], about topics: [CourseTopic]) -> Bool {
    guard !isHopeless else { return false }
    var places = texts.flatMap(Self.words) + topics.flatMap { Self.words($0.name) }
    for alias in topics.flatMap(\.aliases) {
      let words = Self.words(alias)
      let isWhole = words.allSatisfy { word in asked.contains { Self.isMeant(word, by: $0) } }
      if isWhole { places += words }
    }
    return asked.allSatisfy { word in places.contains { Self.isMeant($0, by: word) } }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func isMeant(_ word: String, by asked: String) -> Bool {
    if let number = Int(asked) { return Int(word) == number }
    return singulars(of: asked).contains { single in
      single.count < shortest ? singulars(of: word).contains(single) : word.hasPrefix(single)
    }
  }

  /// Returns a word and its possible singular forms.
  private static func singulars(of word: String) -> [String] {
    var forms = [word]
    if word.count > shortest, word.hasSuffix("s"), !word.hasSuffix("ss") {
      forms.append(String(word.dropLast()))
    }
    if word.hasSuffix("ches") || word.hasSuffix("shes") || word.hasSuffix("xes")
      || word.hasSuffix("sses")
    {
      forms.append(String(word.dropLast(2)))
    }
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    return forms
  }

  /// The minimum length of a typed word that may match the start of a longer word.
  private static let shortest = 3
}
