import SceneModel
import SceneText

/// A search for the tab that a command names.
struct TabFinder {
  let tabView: Element
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
    let tabs = tabView.shownTabs
    if let tab = tabs.first(where: { $0.label == name }) { return tab }
    if let tab = tabs.first(where: { $0.isCalled(name) }) { return tab }
    guard naming == .meant else { return nil }
    let alike = LooseName(name).places(in: tabs.map { $0.label ?? "" }).map { tabs[$0] }
    guard alike.count > 1 else { return alike.first }
    throw .refused(
      "\(Printable.quoted(name)) can mean \(alike.count) tabs; choose one, as in: tab \(alike[0].commandName)",
      choices: alike.map(\.description)
    )
  }

  private func missing(_ name: String) -> Failure {
    if tabView.children.contains(where: { $0.has(.hidden) && $0.isCalled(name) }) {
      return .refused("the tab \(Printable.quoted(name)) is hidden")
    }
    let names = tabView.shownTabs.map { $0.label ?? $0.commandName }
    let hint = Spelling(names).hint(for: name, quote: "\"")
    let shown = tabView.shownTabs.map(\.commandName).map(Printable.line)
    let list = hint.isEmpty ? "; there are \(shown.joined(separator: ", "))" : hint
    return .refused(
      "there is no tab \(Printable.quoted(String(name.prefix(60))))\(list)",
      slip: Slip(name, among: names)
    )
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
