import AppSession
import SceneModel
import SceneText
import Script

/// An oracle that detects tabs that cannot be opened.
struct TabOracle: Oracle {
  func see(_ step: ExploredStep) -> [Suspicion] {
    guard case .selectTab(let id)? = step.action, let before = step.before, let tab = step.target,
      !tab.has(.selected), !tab.has(.disabled), !tab.has(.hidden), let after = step.after,
      // If the bar is hidden, no tab can be tapped.
      !before.focus.contains(where: { $0.has(.tabBarHidden) })
    else { return [] }
    let isOpen = after.window.descendant(id: id)?.has(.selected) ?? true
    guard !isOpen, after.presentations == before.presentations else { return [] }
    let tabView = before.tabViews.first { $0.children.contains { $0.id == id } }
    let isAnyOpen = tabView?.shownTabs.contains { $0.has(.selected) } ?? true
    // If several tabs have one value, the runtime has reported the reason.
    guard !before.issues.contains(where: { $0.rule == "repeated-tab-value" }) else { return [] }
    return [
      Suspicion(
        kind: .tab,
        subject: tab.designation,
        entry: isAnyOpen ? "tab-without-value" : "tag-of-another-type",
        message:
          "A tap on the tab \(tab.designation) does not open it. Give the tab a value or a tag of "
          + "the selection's type."
      )
    ]
  }
}
