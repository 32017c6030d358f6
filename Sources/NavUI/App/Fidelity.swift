/// The choices for cases in which sources disagree about SwiftUI's behaviour.
///
/// The defaults follow Apple's documentation if it covers the case, and otherwise the newest
/// system.
package struct Fidelity: Hashable, Sendable {
  /// The effect of a pushed value on screens without a value (NS-10, NS-11).
  package var valuePush = ValuePush.removesScreens
  /// The effect of covering a screen on its task (NS-59).
  package var coveredTask = CoveredTask.isCancelled
  /// The effect of a tap on the tab that is already selected (TV-16, TV-17).
  package var retap = Retap.writesSelection
  /// The moment at which the content of a tab is built (TV-11).
  package var tabContent = TabContentBuilding.onFirstVisit

  package init() {}

  /// The effect of a pushed value on screens without a value.
  package enum ValuePush: Hashable, Sendable {
    /// They are removed first.
    case removesScreens
    /// They stay on top, and the value's screen goes below them.
    case goesBeneath
  }

  /// The effect of covering a screen on its task.
  package enum CoveredTask: Hashable, Sendable {
    /// It is cancelled, and starts again when the screen is uncovered.
    case isCancelled
    /// It continues.
    case goesOn
  }

  /// The effect of a tap on the tab that is already selected.
  package enum Retap: Hashable, Sendable {
    /// It writes the same selection again.
    case writesSelection
    /// It writes the same selection again, and empties the stack in the tab.
    case popsToRoot
    /// It does nothing.
    case isIgnored
  }

  /// The moment at which the content of a tab is built.
  package enum TabContentBuilding: Hashable, Sendable {
    /// Builds the content when the tab is first selected.
    case onFirstVisit
    /// Builds the content together with the tab view.
    case atOnce
  }
}
