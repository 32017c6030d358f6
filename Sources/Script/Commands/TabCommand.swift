import SceneModel
import SceneText

/// A command that taps a tab.
package struct TabCommand: Command {
  package static let word = "tab"
  package static let synopsis = "tab NAME [N]"
  package static let help =
    "Taps a tab in the tab bar. NAME is the tab's label, or the name of its tag: 'tab .profile' and "
    + "'tab profile' mean the same. You can also tap the selected tab. If one tab view is inside "
    + "another, the inner tabs come first, and then the outer ones. If several tab views have such a "
    + "tab, N chooses one. The tab views around the screen count first, from the inside out, and then "
    + "the tab views on the screen, from the top."
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
    guard !app.reachableTabViews.isEmpty else { throw Self.noTabs(in: app) }
    if let page = page(in: app, interpreter.naming) {
      interpreter.involve(page)
      return try interpreter.act(.selectTab(element: page.id))
    }
    let finder = TabFinder(tabViews: try choose(in: app), naming: interpreter.naming)
    let tab = try finder.match(name)
    interpreter.involve(tab)
    try finder.requireEnabled(tab)
    if !tab.isCalled(name) { interpreter.take(tab.description) }
    return try interpreter.act(.selectTab(element: tab.id))
  }

  /// Returns the page that the command names by its number, as in `tab page 2`, or nil if there is none.
  private func page(in app: Snapshot, _ naming: ControlNaming) -> Element? {
    guard naming == .meant, let ordinal else { return nil }
    let name = "\(name) \(ordinal)".lowercased()
    for tabView in app.reachableTabViews {
      if let tab = tabView.shownTabs.first(where: { tabView.name(of: $0) == name }) { return tab }
    }
    return nil
  }

  /// Returns the tab views in which to look for the tab, the most likely first.
  private func choose(in app: Snapshot) throws(Failure) -> [Element] {
    let tabViews = app.reachableTabViews
    guard let ordinal else {
      let isAround = app.surroundingTabViews.contains { $0.hasTab(name) }
      let count = tabViews.count(where: { $0.hasTab(name) })
      guard count > 1, !isAround else { return tabViews }
      let shown = Printable.quoted(name)
      throw .refused(
        "\(count) tab views here have a tab \(shown); choose one by number, as in: tab \(shown) "
          + "\(app.surroundingTabViews.count + 2)"
      )
    }
    let count = tabViews.count
    guard ordinal <= count else {
      throw .refused(
        "there \(count == 1 ? "is only one tab view" : "are only \(count) tab views") here"
      )
    }
    return [tabViews[ordinal - 1]]
  }

  private static func noTabs(in app: Snapshot) -> Failure {
    guard app.visibleTabView != nil, let top = app.topPresentation else {
      return .refused("there are no tabs here; 'links' lists what you can tap")
    }
    return .refused("the \(top.kind.word) covers the tabs; dismiss it first")
  }
}

extension Element {
  /// Returns whether one of a tab view's visible tabs has the given name.
  fileprivate func hasTab(_ name: String) -> Bool { shownTabs.contains { $0.isCalled(name) } }
}
