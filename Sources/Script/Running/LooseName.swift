/// An approximate name by which a user refers to an element.
///
/// Case, articles, punctuation and emoji do not count. A name may also consist of some words of a longer label, or of
/// their beginnings. A number always stands for the whole number: `Item 4` does not match `Item 42`.
struct LooseName {
  private let typed: String
  private let readings: [[Substring]]

  /// Creates an approximate name from the typed text.
  init(_ typed: String) {
    self.typed = typed.trimmed
    let words = Self.words(of: typed)
    let rest = words.filter { !Self.fillers.contains(String($0)) }
    readings = words == rest || rest.isEmpty ? [words] : [words, rest]
  }

  /// Returns the indices of the labels that the name most probably refers to.
  ///
  /// - Parameters:
  ///   - labels: The visible labels.
  ///   - inPart: Whether the name may be a part of a label, or must contain all of its words.
  /// - Returns: The indices of the labels in the list.
  func places(in labels: [String], inPart: Bool = true) -> [Int] {
    guard readings[0].isEmpty else {
      for reading in readings {
        let found = places(of: reading, in: labels.map(Self.words), inPart)
        if !found.isEmpty { return found }
      }
      return []
    }
    // The name consists of signs only, such as an emoji.
    guard !typed.isEmpty, inPart else { return [] }
    return labels.indices.filter { labels[$0].contains(typed) }
  }

  private func places(
    of words: [Substring],
    in labels: [[Substring]],
    _ inPart: Bool
  ) -> [Int] {
    let joined = words.joined()
    var kinds: [([Substring]) -> Bool] = [{ $0 == words }, { $0.joined() == joined }]
    if inPart {
      kinds.append { Self.follow(words, in: $0) { $0 == $1 } }
      kinds.append { Self.follow(words, in: $0, by: Self.begins) }
    }
    for isLike in kinds {
      let found = labels.indices.filter { isLike(labels[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns whether words occur in a label in the given order, possibly with other words between them.
  private static func follow(
    _ words: [Substring],
    in label: [Substring],
    by isSame: (Substring, Substring) -> Bool
  ) -> Bool {
    var rest = label[...]
    for word in words {
      guard let place = rest.firstIndex(where: { isSame(word, $0) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private static func begins(_ word: Substring, _ whole: Substring) -> Bool {
    word == whole || (whole.hasPrefix(word) && !(word.last?.isNumber ?? true))
  }

  /// Returns the words of the text in lower case, without articles unless there are no other words.
  private static func words(of text: String) -> [Substring] {
    let plain = text.lowercased().filter { !"'’".contains($0) }
    let words = plain.split { !$0.isLetter && !$0.isNumber }
    let others = words.filter { !articles.contains(String($0)) }
    return others.isEmpty ? words : others
  }

  private static let articles: Set<String> = ["a", "an", "the"]

  /// The words, such as `button`, that people add to a control's label.
  private static let fillers: Set<String> = [
    "on", "button", "link", "tab", "field", "toggle", "switch", "menu", "picker",
  ]
}

extension String {
  fileprivate var trimmed: String {
    let head = drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}
