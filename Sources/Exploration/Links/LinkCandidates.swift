import Foundation

/// Links that an app may understand, made of the words in its source and of the values on its screens.
struct LinkCandidates {
  /// The schemes, the app's own first.
  private let schemes: [String]
  /// The words that the code compares parts of links with.
  private let words: [String]
  /// The complete links that occur in the code.
  private let whole: [String]
  /// Whether the app handles links at all.
  let isHeard: Bool

  /// A part that no app knows.
  static let nonsense = "unknown"
  /// A number that looks like those that an app knows.
  static let farNumber = "98765"
  private static let mostWords = 14
  private static let mostLinks = 60

  /// Reads an app's source.
  ///
  /// - Parameter sources: The source.
  init(_ sources: AppSources) {
    let code = sources.code
    isHeard = code.contains("onOpenURL") || code.contains("openURLContexts")
    var whole: [String] = []
    for match in code.matches(of: /"([a-z][a-z0-9+.\-]*):\/\/([^"\\\s]*)"/)
    where !["http", "https"].contains(match.1) || code.contains("applinks") {
      whole.append("\(match.1)://\(match.2)")
    }
    self.whole = Array(whole.uniqued().prefix(12))
    var words: [String] = []
    for match in code.matches(of: /(?:case |== |, )"([A-Za-z][A-Za-z0-9_\-]{0,30})"/) {
      words.append(String(match.1))
    }
    for match in code.matches(of: /"([A-Za-z][A-Za-z0-9_\-]{0,30})" ==/) {
      words.append(String(match.1))
    }
    for match in code.matches(
      of: /(?:hasPrefix|contains|hasSuffix)\("\/?([A-Za-z][A-Za-z0-9_\-]*)\/?"\)/
    ) {
      words.append(String(match.1))
    }
    for match in code.matches(of: /enum \w+\s*:\s*String[^{]*\{([^}]*)\}/) {
      for name in match.1.matches(of: /case ([a-z][A-Za-z0-9_, ]*)/) {
        words += name.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
    var compared: [String] = []
    for match in code.matches(of: /scheme(?:\?\.lowercased\(\))? == "([a-z][a-z0-9+.\-]*)"/) {
      compared.append(String(match.1))
    }
    let known =
      sources.schemes + compared
      + whole.compactMap { $0.split(separator: ":").first.map(String.init) }
    schemes = known.isEmpty ? ["app"] : Array(known.uniqued().prefix(2))
    let named = words.uniqued().filter { !known.contains($0) }
    self.words = named.isEmpty ? ["item"] : Array(named.prefix(Self.mostWords))
  }

  /// Returns the links to try.
  ///
  /// - Parameter values: The values that the app's screens have shown, such as `42` and `leek-soup`.
  /// - Returns: The links, beginning with those that occur in the code.
  func links(with values: [String]) -> [String] {
    guard isHeard, let scheme = schemes.first else { return [] }
    let ids = (["1"] + values.prefix(4)).uniqued()
    var links = whole
    for id in [Self.nonsense] { links += ["\(scheme)://\(id)", "\(scheme):///\(id)"] }
    for word in words {
      links.append("\(scheme)://\(word)")
      links.append("\(scheme)://\(word)/\(Self.nonsense)")
      links.append("\(scheme)://\(word)/1")
      links.append("\(scheme)://\(word)/\(Self.farNumber)")
    }
    for word in words.prefix(6) { links.append("\(scheme):///\(word)/1") }
    for id in ids.dropFirst() { links += words.map { "\(scheme)://\($0)/\(id)" } }
    return Array(
      links.uniqued().filter { $0.allSatisfy { !$0.isWhitespace } }.prefix(Self.mostLinks)
    )
  }
}

extension Array where Element: Hashable {
  /// Returns the elements without duplicates, in the order of their first occurrence.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
