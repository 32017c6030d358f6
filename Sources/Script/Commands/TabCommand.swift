import SceneModel
import SceneText

/// A command that taps a tab.
package struct TabCommand: Command {
  package static let word = "tab"
  package static let synopsis = "tab NAME [N]"
  package static let help =
    "Taps a tab of the tab bar. NAME is the tab's label, or the name of its tag: 'tab .profile' and "
    + "'tab profile' mean the same. You can also tap the selected tab. If the screen has several tab "
    + "views, N chooses one, counted from the top."
  package static let examples = ["tab Search", #"tab "My Feed""#]
  package static let seeAlso = ["tabs", "tap"]
  package static let group = CommandGroup.gestures
  package static let arguments: [ArgumentKind] = [.tab]

  /// The label or tag of the tab.
  package let name: String
  /// The number of the tab view, counted from 1, or nil if the command gives no number.
  package let ordinal: Int?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    (name, ordinal) = try scanner.numberedLabel("name the tab, as in: tab Search")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    let tabViews = app.reachableTabViews
    guard !tabViews.isEmpty else { throw Self.noTabs(in: app) }
    let tabView = try choose(among: tabViews)
    let finder = TabFinder(tabView: tabView, naming: interpreter.naming)
    let tab = try finder.match(name)
    interpreter.involve(tab)
    try finder.requireEnabled(tab)
    if !tab.isCalled(name) { interpreter.take(tab.description) }
    return try interpreter.act(.selectTab(element: tab.id))
  }

  private func choose(among tabViews: [Element]) throws(Failure) -> Element {
    let count = tabViews.count
    guard let ordinal else {
      let holders = tabViews.filter { $0.shownTabs.contains { $0.isCalled(name) } }
      guard holders.count > 1 else { return holders.first ?? tabViews[0] }
      let shown = Printable.quoted(name)
      throw .refused(
        "\(holders.count) tab views here have a tab \(shown); choose one by number, as in: tab \(shown) 2"
      )
    }
    guard ordinal <= count else {
      throw .refused(
        "there \(count == 1 ? "is only one tab view" : "are only \(count) tab views") here"
      )
    }
    return tabViews[ordinal - 1]
  }

  private static func noTabs(in app: Snapshot) -> Failure {
    guard app.visibleTabView != nil, let top = app.topPresentation else {
      return .refused("there are no tabs here; 'links' lists what you can tap")
    }
    return .refused("the \(top.kind.word) covers the tabs; dismiss it first")
  }
}
