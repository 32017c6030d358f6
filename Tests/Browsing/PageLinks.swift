/// The targets of a site's links.
package enum PageLinks {
  /// The links that lead nowhere, and the names that two places of a page share; nothing where all is well.
  ///
  /// - Parameter pages: The pages by the names of their files.
  /// - Returns: The complaints.
  package static func complaints(about pages: [String: String]) -> [String] {
    let places = pages.mapValues { page in
      page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    }
    return pages.keys.sorted().flatMap { name -> [String] in
      let own = places[name] ?? []
      let doubles = Dictionary(grouping: own) { $0 }.filter { $1.count > 1 }.keys.sorted()
      return doubles.map { "\(name): two places are called \($0)" }
        + targets(of: pages[name] ?? "").filter { !leads($0, from: name, places) }
        .map { "\(name): \($0) leads nowhere" }
    }
  }

  private static func targets(of page: String) -> [String] {
    page.matches(of: /\s(href|for|aria-labelledby)="([^"]+)"/).flatMap { match -> [String] in
      guard match.1 != "href" else { return [String(match.2)] }
      return match.2.split(separator: " ").map { "#\($0)" }
    }
  }

  private static func leads(
    _ target: String,
    from page: String,
    _ places: [String: [String]]
  ) -> Bool {
    guard !target.hasPrefix("https://"), !target.hasPrefix("http://") else { return true }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].isEmpty ? page : String(parts[0])
    guard let known = places[name] else { return false }
    return parts.count == 1 || known.contains(String(parts[1]))
  }
}
