/// The choices made where sources disagree about SwiftUI's behaviour.
///
/// The defaults follow Apple's documentation if it covers the case, and otherwise the newest system.
package struct Fidelity: Hashable, Sendable {
  /// The effect that pushing a value has on screens without a value (NS-10, NS-11).
  package var valuePush = ValuePush.removesScreens
  /// The effect on a screen's task when the screen is covered (NS-59).
  package var coveredTask = CoveredTask.isCancelled
  /// The effect of tapping the selected tab (TV-16, TV-17).
  package var retap = Retap.writesSelection
  /// The time at which the content of a tab is built (TV-11).
  package var tabContent = TabContentBuilding.onFirstVisit

  package init() {}

  /// The effect that pushing a value has on screens without a value.
  package enum ValuePush: Hashable, Sendable {
    /// The removal of the screens without a value before the screen for the new value is pushed.
    case removesScreens
    /// The insertion of the screen for the new value below the screens without a value, which stay on top.
    case goesBeneath
  }

  /// The effect on a screen's task when the screen is covered.
  package enum CoveredTask: Hashable, Sendable {
    /// The cancellation of the task, which restarts when the screen is uncovered.
    case isCancelled
    /// No effect on the task, which continues.
    case goesOn
  }

  /// The effect of tapping the selected tab.
  package enum Retap: Hashable, Sendable {
    /// A repeated write of the unchanged selection.
    case writesSelection
    /// A repeated write of the unchanged selection, and the removal of all screens from the tab's stack.
    case popsToRoot
    /// No effect on the selection or the stack.
    case isIgnored
  }

  /// The time at which the content of a tab is built.
  package enum TabContentBuilding: Hashable, Sendable {
    /// The time at which the tab is first selected.
    case onFirstVisit
    /// The time at which the tab view is built.
    case atOnce
  }
}
