import SceneModel
import SceneText
import Script

/// Notices links that open a screen without those that lead to it, or a tab without the screen.
struct LinkPlaceOracle: Oracle {
  /// For each kind of screen those under it when a person has gone there, by the shortest way.
  private var parents: [String: [String]] = [:]

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    guard let after = step.after else { return [] }
    let families = (after.visibleStack?.route ?? []).map(RouteText.family)
    guard let url = step.url, let before = step.before else {
      // A tap that leaves the stack as it is says nothing of the way there: a link may have led to it.
      let old = (step.before?.visibleStack?.route ?? []).map(RouteText.family)
      if step.word == "tap", families.count > old.count, let last = families.last {
        let way = Array(families.dropLast())
        if parents[last].map({ way.count < $0.count }) ?? true { parents[last] = way }
      }
      return []
    }
    guard step.changesWindow else { return [] }
    return orphans(url, families, after) + [halfway(url, before, after)].compactMap { $0 }
  }

  private func orphans(_ url: String, _ families: [String], _ after: Snapshot) -> [Suspicion] {
    guard let last = families.last, last.hasPrefix("."), let way = parents[last], !way.isEmpty,
      families.count - 1 < way.count, !way.contains(where: families.dropLast().contains)
    else { return [] }
    return [
      Suspicion(
        kind: .link,
        subject: "parents \(last)",
        entry: "link-without-parents",
        message:
          "The link \(url) opens '\(after.placeWords)' alone. On the usual way \(way.joined(separator: ", ")) lies below "
          + "it, so Back leads somewhere else after a link. Put the screens that lead there into the path, too."
      )
    ]
  }

  private func halfway(_ url: String, _ before: Snapshot, _ after: Snapshot) -> Suspicion? {
    guard let value = LinkOracle.parts(url).last, value.count > 1,
      value != LinkCandidates.nonsense, after.presentations == 0,
      let tabView = after.visibleTabView, let old = before.visibleTabView,
      let tab = tabView.shownTabs.first(where: { $0.has(.selected) }),
      old.shownTabs.first(where: { $0.has(.selected) })?.id != tab.id,
      let stack = after.visibleStack, stack.depth == 0,
      after.visibleElements.contains(where: { element in
        element.kind == .link
          && element.value.map { RouteText.plainValues($0).contains(value) } == true
      })
    else { return nil }
    return Suspicion(
      kind: .link,
      subject: "halfway \(tab.designation)",
      entry: "path-out-of-reach",
      message:
        "The link \(url) opens the tab \(tab.designation) and stops there, though '\(value)' is a screen of that tab. The "
        + "code that reads the link cannot reach the path of the tab's stack. Keep that path where links are read.",
      expectation: "expect path [_]"
    )
  }
}
