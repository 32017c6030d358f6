import SceneModel

extension Walks {
  /// The maximum number of links that a walk opens.
  private static let mostLinks = 8
  /// The maximum number of words that are tried in a pattern.
  private static let mostTries = 12
  /// The maximum number of ways to reach a link that are tried.
  private static let mostEntrances = 3

  /// Walks through the solution to a place where a check opens a link, and opens other links there.
  ///
  /// The links differ from those of the checks in one word, and the solution shows a screen for each of them. So an app
  /// that answers only the links of the checks fails. If checks open a link to nothing, the last link of the walk leads
  /// to nothing as well.
  ///
  /// - Parameters:
  ///   - solution: The solution.
  ///   - promise: The parts to compare.
  ///   - links: The links of the checks.
  ///   - random: The source of all choices.
  /// - Returns: The walk, or nil if there are no other links.
  func linkWalk(
    through solution: JudgedApp,
    _ promise: WalkPromise,
    opening links: CheckLinks,
    _ random: inout SeededNumbers
  ) -> WalkPlan.Walk? {
    let search = LinkSearch(solution: solution, promise: promise, links: links)
    for entrance in links.entrances.shuffled(using: &random).prefix(Self.mostEntrances) {
      let (known, unknown) = search.links(after: entrance, most: Self.mostTries, using: &random)
      guard !known.isEmpty else { continue }
      let opened = known.shuffled(using: &random).prefix(Self.mostLinks)
      let last = unknown.randomElement(using: &random)
      let moves = entrance + (opened + [last].compactMap(\.self)).map(WalkMove.opening)
      if let walk = search.walk(moves, on: Self.date(&random)) { return walk }
    }
    return nil
  }
}
