import SceneModel
import SceneText

/// A search for the tab that a command names.
struct TabFinder {
  /// The tab views that the user can reach, the most likely first.
  let tabViews: [Element]
  /// The precision with which a command must name the tab.
  let naming: ControlNaming

  /// Returns the tab with the given name, or throws an error that lists the existing tabs.
  func match(_ name: String) throws(Failure) -> Element {
    guard let tab = try shownTab(name) else { throw missing(name) }
    return tab
  }

  /// Throws an error if a tab is disabled.
  func requireEnabled(_ tab: Element) throws(Failure) {
    if tab.has(.disabled) { throw .refused("the tab \(tab.designation) is disabled") }
  }

  private func shownTab(_ name: String) throws(Failure) -> Element? {
    for tabView in tabViews {
      let tabs = tabView.shownTabs
      if let tab = tabs.first(where: { $0.label == name }) { return tab }
      if let tab = tabs.first(where: { $0.isCalled(name) }) { return tab }
    }
    guard naming == .meant else { return nil }
    for tabView in tabViews {
      if let tab = try meantTab(name, in: tabView) { return tab }
    }
    return nil
  }

  private func meantTab(_ name: String, in tabView: Element) throws(Failure) -> Element? {
    let tabs = tabView.shownTabs
    let alike = LooseName(name).places(in: tabs.map(tabView.name)).map { tabs[$0] }
    guard alike.count > 1 else { return alike.first }
    throw .refused(
      "\(Printable.quoted(name)) can mean \(alike.count) tabs; choose one, as in: tab \(alike[0].commandName)",
      choices: alike.map(\.description)
    )
  }

  private func missing(_ name: String) -> Failure {
    let tabs = tabViews.flatMap(\.children)
    if tabs.contains(where: { $0.has(.hidden) && $0.isCalled(name) }) {
      return .refused("the tab \(Printable.quoted(name)) is hidden")
    }
    let named = tabViews.flatMap(\.shownTabs).filter { $0.label != nil || $0.value != nil }
    let names = named.map { $0.label ?? $0.commandName }
    let hint = Spelling(names).hint(for: name, quote: "\"")
    let shown = named.map(\.commandName).map(Printable.line)
    let list = shown.isEmpty ? "" : "; there are \(shown.joined(separator: ", "))"
    return .refused(
      "there is no tab \(Printable.quoted(String(name.prefix(60))))\(hint.isEmpty ? list + pages : hint)",
      slip: Slip(name, among: names)
    )
  }

  /// A hint about pages, whose tabs no bar shows, or an empty string if there are none.
  private var pages: String {
    tabViews.contains { $0.has(.pages) } ? "; 'swipe left' turns to the next page" : ""
  }
}

extension Element {
  /// Returns whether a name is a tab's label, tag or identifier, ignoring case.
  func isCalled(_ name: String) -> Bool {
    let wanted = name.lowercased()
    let tag = value?.lowercased()
    return label?.lowercased() == wanted || tag == wanted || tag == ".\(wanted)"
      || tag == Literal.quoted(wanted) || identifier == name
  }
}
