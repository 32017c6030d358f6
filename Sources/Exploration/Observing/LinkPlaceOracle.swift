import SceneModel
import SceneText
import Script

/// An oracle that detects links that open a screen without the screens before it, or that open only its tab.
struct LinkPlaceOracle: Oracle {
  /// The kinds of screens on the shortest path to a kind of screen, root first, keyed by that kind.
  private var parents: [String: [String]] = [:]
  /// The routes that taps alone have produced, keyed by the id of the stack.
  private var walked: [Int: [String]] = [:]

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    guard let after = step.after else { return [] }
    guard let url = step.url, let before = step.before else {
      note(step, after)
      return []
    }
    guard step.changesWindow else { return [] }
    let families = (after.visibleStack?.route ?? []).map(RouteText.family)
    return orphans(url, families, after) + [halfway(url, before, after)].compactMap { $0 }
  }

  /// Records the route that a tap has extended, if taps alone have produced it.
  ///
  /// A stack that becomes visible, for example when an alert is closed, says nothing about it: a link may have filled
  /// the stack before.
  private mutating func note(_ step: ExploredStep, _ after: Snapshot) {
    if step.word == "launch" || step.word == "relaunch" { walked = [:] }
    guard let new = after.visibleStack, let old = step.before?.visibleStack, old.id == new.id,
      old.route.isEmpty || walked[old.id] == old.route
    else { return }
    walked[new.id] = new.route
    guard step.word == "tap", new.route.count > old.route.count else { return }
    let families = new.route.map(RouteText.family)
    guard let last = families.last else { return }
    let way = Array(families.dropLast())
    if parents[last].map({ way.count < $0.count }) ?? true { parents[last] = way }
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
          "The link \(url) opens '\(after.placeWords)' alone. Usually, \(way.joined(separator: ", ")) is below "
          + "it. After a link, however, Back leads to a different screen. Put the parent screens into the path, too."
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
        "The link \(url) opens the tab \(tab.designation) but not '\(value)', which is a screen in "
        + "this tab. The code that reads the link cannot reach the path of the tab's stack. Keep "
        + "the path where the code reads links.",
      expectation: "expect path [_]"
    )
  }
}
