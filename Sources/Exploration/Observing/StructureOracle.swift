import SceneModel
import SceneText
import Script

/// An oracle that detects containers in the wrong order, and nested controls.
struct StructureOracle: Oracle {
  /// The rules whose issues explain why no tab is selected.
  private static let told: Set<String> = ["selection-without-tab", "hidden-tab-selected"]

  func see(_ step: ExploredStep) -> [Suspicion] {
    guard let after = step.after, step.changesWindow else { return [] }
    var found: [Suspicion] = []
    for stack in after.stacks
    where stack.screens.contains(where: { $0.containers.contains { $0.kind == .tabView } }) {
      found.append(
        Suspicion(
          kind: .place,
          subject: "tabs in a stack",
          entry: "stack-around-tab-view",
          message:
            "A navigation stack contains the tab view, so a pushed screen hides the tab bar. Give "
            + "each tab its own stack."
        )
      )
    }
    for tabView in after.tabViews where !tabView.shownTabs.isEmpty {
      let selected = tabView.shownTabs.first { $0.has(.selected) }
      if tabView.value == "nil", let selected {
        found.append(
          Suspicion(
            kind: .tab,
            subject: "nil",
            entry: "optional-tab-selection",
            message:
              "The tab \(selected.designation) is shown, but the selection is nil, so code that "
              + "reads the selection assumes that no tab is open. Set the selection to the first "
              + "tab at launch.",
            expectation: "expect not selection nil"
          )
        )
      } else if selected == nil, !after.issues.contains(where: { Self.told.contains($0.rule) }) {
        found.append(
          Suspicion(
            kind: .tab,
            subject: "none",
            entry: "tag-of-another-type",
            message:
              "No tab is selected: the selection is \(tabView.value ?? "something") and no tab has "
              + "this value. Give the tags the same type as the selection."
          )
        )
      }
    }
    let visible = after.visibleElements
    for (element, next) in zip(visible, visible.dropFirst())
    where element.kind == .link && next.kind == .button && element.label == next.label
      && element.value != nil
    {
      found.append(
        Suspicion(
          kind: .place,
          subject: ScreenShape.masked(after.placeWords),
          entry: "button-in-link",
          message:
            "The link \(element.designation) contains a button with the same label, so one tap has "
            + "two effects. Remove the link or the button."
        )
      )
      break
    }
    return found
  }
}
