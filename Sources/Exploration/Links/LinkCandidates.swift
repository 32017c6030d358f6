import Foundation

/// The links that an app may respond to, composed of words in its source and values on its screens.
struct LinkCandidates {
  /// The schemes, starting with the app's own.
  private let schemes: [String]
  /// The words with which the code compares parts of links.
  private let words: [String]
  /// The complete links that occur in the code.
  private let whole: [String]
  /// A Boolean value that indicates whether the app responds to links.
  let isHeard: Bool

  /// A word for links that no app recognises.
  static let nonsense = "unknown"
  /// A number for links that resembles the ids in an app but that no app is likely to use.
  static let farNumber = "98765"
  private static let mostWords = 14
  private static let mostLinks = 60

  /// Creates candidates from the parts of links in an app's source.
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
