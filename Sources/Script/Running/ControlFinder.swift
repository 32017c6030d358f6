import SceneModel
import SceneText

/// Finds the element that a command names among those that a person can see.
struct ControlFinder {
  let snapshot: Snapshot
  let role: ControlRole
  /// Whether a unique beginning of a label will do.
  let allowsPrefix: Bool

  /// Finds the element, be it enabled or not.
  func match(_ reference: ControlReference) throws(Failure) -> Element {
    let matches = matches(for: reference.target)
    guard !matches.isEmpty else { throw numbered(reference) ?? missing(reference.target) }
    return try one(of: matches, reference)
  }

  /// Refuses an element that is disabled, or that nothing is done with.
  func requireUsable(_ element: Element) throws(Failure) {
    if role == .tap, [.text, .image, .progress].contains(element.kind) {
      let labels = snapshot.visibleElements.filter { role.suits($0.kind) }.compactMap(\.label)
      throw .refused(
        "the \(element.description) takes no taps; a Button, a NavigationLink or onTapGesture does"
          + list(labels)
      )
    }
    guard element.has(.disabled) else { return }
    throw .refused("the \(element.description) is disabled, so nothing happens when it is used")
  }

  private func one(of matches: [Element], _ reference: ControlReference) throws(Failure) -> Element
  {
    guard let ordinal = reference.ordinal else {
      guard matches.count > 1 else { return matches[0] }
      throw .refused(
        "\(name(of: reference.target)) is there \(matches.count) times; say which,"
          + " as in: \(role.word) \(name(of: reference.target)) 2\(role.ending)",
        choices: choices(matches)
      )
    }
    guard ordinal <= matches.count else {
      let times = matches.count == 1 ? "once" : "\(matches.count) times"
      throw .refused("\(name(of: reference.target)) is there only \(times)")
    }
    return matches[ordinal - 1]
  }

  private func choices(_ matches: [Element]) -> [String] {
    let shown = matches.prefix(Self.mostChoices).enumerated().map { index, element in
      "\(index + 1)  \(element.description)\(place(of: element))"
    }
    let rest = matches.count - shown.count
    return rest > 0 ? shown + ["and \(rest) more"] : shown
  }

  private static let mostChoices = 8

  /// What is made for the role comes before what merely reads the same.
  private func matches(for target: ControlReference.Target) -> [Element] {
    let visible = snapshot.visibleElements
    let suited = visible.filter { role.suits($0.kind) }
    switch target {
    case .identifier(let identifier):
      return visible.filter { $0.identifier == identifier }
    case .label(let label):
      let found = labelled(label, among: suited)
      guard found.isEmpty, role == .tap else { return found }
      return labelled(label, among: visible.filter { $0.kind != .section && $0.kind != .list })
    }
  }

  private func labelled(_ label: String, among elements: [Element]) -> [Element] {
    let exact = elements.filter { $0.label == label }
    guard exact.isEmpty else { return exact }
    let wanted = label.lowercased()
    let alike = elements.filter { $0.label?.lowercased() == wanted }
    guard alike.isEmpty, allowsPrefix, !wanted.isEmpty else { return alike }
    let begun = elements.filter { $0.label?.lowercased().hasPrefix(wanted) == true }
    return begun.count == 1 ? begun : []
  }

  /// Where the number is a part of the label, as in `tap Post 42`.
  private func numbered(_ reference: ControlReference) -> Failure? {
    guard case .label(let label) = reference.target, let ordinal = reference.ordinal else {
      return nil
    }
    let whole = "\(label) \(ordinal)"
    guard let meant = matches(for: .label(whole)).first?.label else { return nil }
    return .refused(
      "no \(role.noun) \(Printable.quoted(label)) here; did you mean \(Printable.quoted(meant))? "
        + "A label of several words stands in quotes",
      slip: Slip(whole, among: [meant])
    )
  }

  private func missing(_ target: ControlReference.Target) -> Failure {
    switch target {
    case .identifier(let identifier):
      let known = snapshot.visibleElements.compactMap(\.identifier)
      let spelling = Spelling(known).hint(for: identifier)
      let names = known.prefix(6).map { "#\(ScriptError.excerpt($0))" }.joined(separator: ", ")
      let list = known.isEmpty ? "; nothing here has one" : "; there are \(names)"
      let hint = spelling.isEmpty ? list : spelling
      return .refused(
        "nothing here has the identifier '\(ScriptError.excerpt(identifier))'\(hint)",
        slip: Slip(identifier, among: known)
      )
    case .label(let label):
      if let elsewhere = elsewhere(label) {
        return .refused(elsewhere, slip: Slip(label, among: []))
      }
      let labels = snapshot.visibleElements.filter { role.suits($0.kind) }.compactMap(\.label)
      if let hidden = snapshot.visibleElements.first(where: \.standsForRows) {
        return missing(label, among: labels, and: hidden)
      }
      let hint = Spelling(labels).hint(for: label, quote: "\"")
      let shown = Printable.quoted(String(label.prefix(60)))
      return .refused(
        "no \(role.noun) \(shown) here\(hint)\(hint.isEmpty ? list(labels) : "")",
        slip: Slip(label, among: labels)
      )
    }
  }

  /// Where a label may be one of rows that are not built, or a misspelt one of those that are.
  private func missing(_ label: String, among labels: [String], and hidden: Element) -> Failure {
    let quoted = Printable.quoted(label)
    let count = hidden.value.map { "\($0) rows" } ?? "some rows"
    let side = hidden.kind == .rowsAbove ? "above" : "below"
    // Row 6 is no misspelt Row 60.
    let alike = labels.filter { $0.filter(\.isNumber) == label.filter(\.isNumber) }
    let hint = Spelling(alike).hint(for: label, quote: "\"")
    return .refused(
      "no \(role.noun) \(quoted) among the rows that are built, and \(count) \(side) are not;"
        + " try: scroll to \(quoted)\(hint)",
      slip: Slip(label, among: alike)
    )
  }

  /// What a label names that is not on the screen itself.
  private func elsewhere(_ label: String) -> String? {
    let quoted = Printable.quoted(label)
    if let tab = snapshot.reachableTabView?.shownTabs.first(where: { $0.label == label }) {
      return "\(quoted) is a tab; try: tab \(tab.commandName)"
    }
    if let covered = covered(label, quoted) { return covered }
    let screens = snapshot.reachableStack?.screens ?? []
    if role == .tap, screens.count > 1,
      screens[screens.count - 2].label == label || label.lowercased() == "back"
    {
      return "\(quoted) is the back button; try: back"
    }
    return nil
  }

  /// Where a label is that was built and cannot be reached now.
  private func covered(_ label: String, _ quoted: String) -> String? {
    let found = snapshot.window.descendants.first { $0.label == label && role.suits($0.kind) }
    guard let found else { return nil }
    let way = snapshot.way(to: found.id)
    if let tab = way.last(where: { $0.kind == .tab && !$0.has(.selected) }) {
      return "\(quoted) is in another tab; try: tab \(tab.commandName)"
    }
    if let top = snapshot.topPresentation, !way.contains(where: { $0.id == top.id }) {
      let advice = top.kind.isSwipedAway ? "dismiss it first" : "tap one of its buttons first"
      return "\(quoted) is below the \(top.kind.word); \(advice)"
    }
    guard let screen = way.last(where: { $0.kind == .screen }),
      snapshot.reachableStack?.screens.dropLast().contains(where: { $0.id == screen.id }) == true
    else { return nil }
    return "\(quoted) is on the screen \(screen.designation) below this one; try: back"
  }

  private func list(_ labels: [String]) -> String {
    var names: [String] = []
    for label in labels where !names.contains(label) {
      names.append(label)
    }
    guard !names.isEmpty else { return "; there is none on this screen" }
    let shown = names.prefix(6).map { Printable.quoted(String($0.prefix(40))) }
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return "; there \(names.count == 1 ? "is" : "are") \(shown.joined(separator: ", "))\(rest)"
  }

  private func name(of target: ControlReference.Target) -> String {
    switch target {
    case .label(let label): Printable.quoted(label)
    case .identifier(let identifier): "#\(Printable.line(identifier))"
    }
  }

  /// The section or row that an element stands in, to tell it from others.
  private func place(of element: Element) -> String {
    let holder = snapshot.focusedElement?.holder(of: element.id)
    return holder.map { " in \($0)" } ?? ""
  }
}

extension Element {
  /// Whether the element stands for rows that are not built.
  var standsForRows: Bool { kind == .rowsAbove || kind == .rowsBelow }

  /// How a command names a tab: its label, in quotes where it is more than a word.
  var commandName: String {
    let name = label ?? value ?? "\(id)"
    return name.contains(where: { $0.isWhitespace || $0 == "\"" || $0 == "#" }) || name.isEmpty
      ? Literal.quoted(name) : name
  }

  /// What stands around an element: the first other text in its row, or the title of its section.
  fileprivate func holder(of id: Int) -> String? {
    for child in children where child.descendants.contains(where: { $0.id == id }) {
      if let inner = child.holder(of: id) { return inner }
      switch child.kind {
      case .row:
        let texts = child.contents.filter { $0.id != id && $0.kind == .text }
        if let text = texts.first?.label { return "the row \(Printable.quoted(text))" }
      case .section:
        if let label = child.label, !label.isEmpty { return "section \(Printable.quoted(label))" }
      default: break
      }
    }
    return nil
  }
}
