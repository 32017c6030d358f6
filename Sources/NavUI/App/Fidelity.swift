/// The choices that are left where sources disagree about what SwiftUI does.
///
/// The defaults follow Apple's documentation where it says something, and the newest system otherwise.
package struct Fidelity: Hashable, Sendable {
  /// What becomes of screens without a value when a value is pushed over them (NS-10, NS-11).
  package var valuePush = ValuePush.removesScreens
  /// What becomes of the task of a screen that another one covers (NS-59).
  package var coveredTask = CoveredTask.isCancelled
  /// What a tap on the tab that is already selected does (TV-16, TV-17).
  package var retap = Retap.writesSelection
  /// When the content of a tab is built (TV-11).
  package var tabContent = TabContentBuilding.onFirstVisit

  package init() {}

  /// What becomes of screens without a value when a value is pushed over them.
  package enum ValuePush: Hashable, Sendable {
    /// They are removed first.
    case removesScreens
    /// They stay on top, and the value's screen goes beneath them.
    case goesBeneath
  }

  /// What becomes of the task of a screen that another one covers.
  package enum CoveredTask: Hashable, Sendable {
    /// It is cancelled, and starts again when the screen is uncovered.
    case isCancelled
    /// It goes on.
    case goesOn
  }

  /// What a tap on the tab that is already selected does.
  package enum Retap: Hashable, Sendable {
    /// It writes the same selection again.
    case writesSelection
    /// It writes the same selection again, and empties the stack in the tab.
    case popsToRoot
    /// It does nothing.
    case isIgnored
  }

  /// When the content of a tab is built.
  package enum TabContentBuilding: Hashable, Sendable {
    /// When the tab is first selected.
    case onFirstVisit
    /// With the tab view.
    case atOnce
  }
}
