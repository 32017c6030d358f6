/// A URL in which one word, such as the number of a book, can be replaced by another.
struct LinkPattern: Hashable, Sendable {
  /// The part of the URL before the word.
  let head: String
  /// The part of the URL after the word.
  let tail: String

  /// Returns the URL with the given word inserted.
  ///
  /// - Parameter word: The word.
  /// - Returns: The URL.
  func url(with word: String) -> String { head + word + tail }
}

extension LinkPattern {
  /// Returns the patterns of the given URLs, each with the words found in its variable place.
  ///
  /// The word that may be replaced is the only number of a URL. In a URL without numbers, it is the only word that
  /// differs between two URLs of the same form. The first word says what kind of link it is, so it stays. URLs with
  /// several such words are left out, because not every combination of words has a meaning.
  ///
  /// - Parameter urls: The URLs.
  /// - Returns: The patterns, each with the words that the URLs contain in its place.
  static func patterns(of urls: [String]) -> [LinkPattern: Set<String>] {
    let parts = Set(urls).compactMap(Parts.init)
    let variables = Set(parts.flatMap { one in parts.compactMap { one.soleDifference(from: $0) } })
    var found: [LinkPattern: Set<String>] = [:]
    for part in parts {
      let numbers = part.words.indices.filter { part.words[$0].isNumber }
      let places =
        numbers.isEmpty
        ? part.words.indices.dropFirst().filter { variables.contains(part.words[$0]) } : numbers
      guard places.count == 1, let place = places.first else { continue }
      let before = part.words[..<place].map { $0 + "/" }.joined()
      let after = part.words[(place + 1)...].map { "/" + $0 }.joined()
      let pattern = LinkPattern(head: part.scheme + before, tail: after)
      found[pattern, default: []].insert(part.words[place])
    }
    return found
  }

  /// The scheme and the words of a URL.
  private struct Parts: Hashable {
    let scheme: String
    let words: [String]

    /// Creates the parts of a URL, or returns nil if it has no scheme or an unsuitable word.
    init?(_ url: String) {
      guard let end = url.firstRange(of: "://")?.upperBound else { return nil }
      scheme = String(url[..<end])
      words = url[end...].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard words.dropFirst().allSatisfy(\.isPlainWord),
        words.first?.isEmpty == false
      else { return nil }
    }

    /// Returns the only word in which this URL differs from another, or nil if there is none or it is a number.
    func soleDifference(from other: Parts) -> String? {
      guard scheme == other.scheme, words.count == other.words.count else { return nil }
      let places = words.indices.filter { words[$0] != other.words[$0] }
      guard places.count == 1, let place = places.first, place > 0,
        !words[place].isNumber, !other.words[place].isNumber
      else { return nil }
      return words[place]
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the text consists only of ASCII digits.
  var isNumber: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isNumber } }

  /// A Boolean value that indicates whether the text can be a word of a URL without escaping.
  var isPlainWord: Bool {
    !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
  }
}
