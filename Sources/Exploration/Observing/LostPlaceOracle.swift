import SceneModel
import SceneText
import Script

/// An oracle that detects places that are lost with their tab, or that are restored for another user.
struct LostPlaceOracle: Oracle {
  /// The names of the top screens in tabs that are not at their root, keyed by tab.
  private var tabs: [String: String] = [:]
  private var missing: Set<String> = []
  /// The stack in the window, or nil if there is none with a path.
  private var stack: (id: Int, route: [String], name: String)?
  /// The stack that has disappeared, with its route, or nil if there is none.
  private var gone: (id: Int, route: [String], name: String)?

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    guard let after = step.after else { return [] }
    if step.word == "launch" || step.word == "relaunch" {
      (tabs, missing, stack, gone) = ([:], [], nil, nil)
    }
    guard step.changesWindow || step.before == nil else { return [] }
    return lostTab(after) + oldPath(after)
  }

  private mutating func lostTab(_ snapshot: Snapshot) -> [Suspicion] {
    guard let tabView = snapshot.tabViews.first else { return [] }
    var found: [Suspicion] = []
    let labels = tabView.shownTabs.compactMap(\.label)
    for tab in tabView.shownTabs {
      guard let label = tab.label else { continue }
      let stack = tab.containers.first { $0.kind == .navigationStack }
      if let stack, stack.depth > 0 {
        missing.remove(label)
        tabs[label] = stack.screens.last?.placeName ?? "a screen"
      } else if missing.remove(label) != nil, let place = tabs.removeValue(forKey: label) {
        found.append(
          Suspicion(
            kind: .tab,
            subject: "lost \(label)",
            entry: "conditional-tab",
            message:
              "The tab '\(label)' disappears and comes back, and its place, '\(place)', is lost. "
              + "An 'if' around a tab discards the tab's content. Hide the tab with .hidden(_:), or "
              + "keep its path above the tab view."
          )
        )
      } else if stack != nil {
        tabs[label] = nil
      }
    }
    for label in tabs.keys where !labels.contains(label) { missing.insert(label) }
    return found
  }

  private mutating func oldPath(_ snapshot: Snapshot) -> [Suspicion] {
    guard snapshot.presentations == 0 else { return [] }
    if snapshot.stacks.isEmpty, snapshot.tabViews.isEmpty {
      gone = stack ?? gone
      stack = nil
      return []
    }
    guard let now = snapshot.stacks.first else { return [] }
    defer {
      gone = nil
      stack =
        now.route.isEmpty ? nil : (now.id, now.route, now.screens.last?.placeName ?? "a screen")
    }
    guard let gone, gone.id != now.id, !now.route.isEmpty, now.route == gone.route else {
      return []
    }
    return [
      Suspicion(
        kind: .outdated,
        subject: "path",
        entry: "global-path",
        message:
          "The stack disappears, and a new stack begins at the old place, '\(gone.name)'. After "
          + "another login, the next user sees the previous user's screens. Keep the path in a "
          + "view that belongs to one session, or empty the path."
      )
    ]
  }
}
