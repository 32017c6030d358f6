import SceneModel
import SceneText

/// Finds the tab that a command names.
struct TabFinder {
  let tabView: Element
  /// Whether a unique beginning of a name will do.
  let allowsPrefix: Bool

  /// Finds the tab, or says which there are.
  func match(_ name: String) throws(Failure) -> Element {
    guard let tab = shownTab(name) else { throw missing(name) }
    return tab
  }

  /// Refuses a tab that is disabled.
  func requireEnabled(_ tab: Element) throws(Failure) {
    if tab.has(.disabled) { throw .refused("the tab \(tab.designation) is disabled") }
  }

  private func shownTab(_ name: String) -> Element? {
    let tabs = tabView.shownTabs
    if let tab = tabs.first(where: { $0.label == name }) { return tab }
    if let tab = tabs.first(where: { $0.isCalled(name) }) { return tab }
    guard allowsPrefix, !name.isEmpty else { return nil }
    let wanted = name.lowercased()
    let begun = tabs.filter { $0.label?.lowercased().hasPrefix(wanted) == true }
    return begun.count == 1 ? begun.first : nil
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
  /// Whether a tab has a name as its label, its tag or its identifier, whatever the case of its letters.
  func isCalled(_ name: String) -> Bool {
    let wanted = name.lowercased()
    let tag = value?.lowercased()
    return label?.lowercased() == wanted || tag == wanted || tag == ".\(wanted)"
      || tag == Literal.quoted(wanted) || identifier == name
  }
}
