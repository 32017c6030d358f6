/// The choices that are left where sources disagree about what SwiftUI does.
///
/// The defaults follow Apple's documentation where it says something, and the newest system otherwise.
package struct Fidelity: Hashable, Sendable {
  /// The fate of screens without a value when a value is pushed over them (NS-10, NS-11).
  package var valuePush = ValuePush.removesScreens
  /// The fate of the task of a screen that another one covers (NS-59).
  package var coveredTask = CoveredTask.isCancelled
  /// The effect of a tap on the tab that is already selected (TV-16, TV-17).
  package var retap = Retap.writesSelection
  /// The moment at which the content of a tab is built (TV-11).
  package var tabContent = TabContentBuilding.onFirstVisit

  package init() {}

  /// The fate of screens without a value when a value is pushed over them.
  package enum ValuePush: Hashable, Sendable {
    /// They are removed first.
    case removesScreens
    /// They stay on top, and the value's screen goes beneath them.
    case goesBeneath
  }

  /// The fate of the task of a screen that another one covers.
  package enum CoveredTask: Hashable, Sendable {
    /// It is cancelled, and starts again when the screen is uncovered.
    case isCancelled
    /// It goes on.
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
    /// With the tab view.
    case atOnce
  }
}
