import SceneModel
import SceneText

/// Taps a tab.
package struct TabCommand: Command {
  package static let word = "tab"
  package static let synopsis = "tab NAME"
  package static let help =
    "Taps a tab of the tab bar. NAME is the tab's label, or the name of its tag: tab "
    + ".profile and tab profile mean the same. A second tap on the selected tab is a tap, "
    + "too."
  package static let examples = ["tab Search", #"tab "My Feed""#]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.tab]

  private let name: String

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.text("say which tab, as in: tab Search")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    guard let tabView = app.reachableTabView else { throw Self.noTabs(in: app) }
    let finder = TabFinder(tabView: tabView, allowsPrefix: interpreter.isInteractive)
    return try interpreter.act(.selectTab(element: try finder.find(name).id))
  }

  private static func noTabs(in app: Snapshot) -> Failure {
    guard app.visibleTabView != nil, let top = app.topPresentation else {
      return .refused("there are no tabs here")
    }
    return .refused("the \(top.kind.word) covers the tabs; dismiss it first")
  }
}
