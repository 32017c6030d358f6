package import SceneModel
import SceneText

/// A search for the visible element that a command names.
struct ControlFinder {
  let snapshot: Snapshot
  let role: ControlRole
  /// The precision with which the element must be named.
  let naming: ControlNaming

  /// Returns the element that a reference names, whether or not it is enabled.
  func match(_ reference: ControlReference) throws(Failure) -> Element {
    if let element = try there(reference) { return element }
    let meant = try meant(reference, among: suited.map(TapTarget.control))
    guard case .control(let element)? = meant else {
      throw numbered(reference) ?? missing(reference.target)
    }
    return element
  }

  /// Returns the target of a tap, which may also be a tab or the back button.
  func tapTarget(_ reference: ControlReference) throws(Failure) -> TapTarget {
    if let element = try there(reference) {
      let control = control(around: element)
      // A text that cannot be tapped may read like an option of a closed menu.
      guard naming == .meant, !role.suits(control), !ControlRole.pick.suits(control),
        let choice = try exactChoice(reference)
      else { return .control(control) }
      return .choice(choice)
    }
    guard naming == .meant, case .label(let label) = reference.target
    else { return .control(try match(reference)) }
    let bars = barTargets
    let exact = reference.ordinal == nil ? bars.first { $0.label == label } : nil
    if let exact { return exact }
    if let choice = try exactChoice(reference) { return .choice(choice) }
    guard reference.ordinal == nil else { return .control(try match(reference)) }
    guard covered(label, label) == nil else { throw missing(reference.target) }
    if let meant = try meant(reference, among: suited.map(TapTarget.control) + bars) {
      return meant
    }
    guard let choice = try meant(reference, among: snapshot.choices.map(TapTarget.choice)) else {
      throw missing(reference.target)
    }
    return choice
  }

  /// Returns the choice with exactly the given name, ignoring case, or nil if there is none.
  private func exactChoice(_ reference: ControlReference) throws(Failure) -> Choice? {
    guard case .label(let label) = reference.target else { return nil }
    let wanted = label.lowercased()
    let found = snapshot.choices.filter { choice in
      choice.names.contains { $0.lowercased() == wanted }
    }
    if let ordinal = reference.ordinal, found.indices.contains(ordinal - 1) {
      return found[ordinal - 1]
    }
    guard found.count > 1 else { return reference.ordinal == nil ? found.first : nil }
    throw .refused(
      "\(Printable.quoted(label)) is an option in \(found.count) controls here; choose one, as in: "
        + found[0].command,
      choices: found.prefix(Self.mostChoices).map(\.command)
    )
  }

  /// Returns the control around a text element if the text may name the control, or otherwise the element itself.
  private func control(around element: Element) -> Element {
    guard naming == .meant, !role.suits(element) else { return element }
    return suited.last { $0.descendants.contains { $0.id == element.id } } ?? element
  }

  private func there(_ reference: ControlReference) throws(Failure) -> Element? {
    let matches = matches(for: reference.target)
    return matches.isEmpty ? nil : try one(of: matches, reference)
  }

  private var suited: [Element] {
    snapshot.visibleElements.filter { role.suits($0) }
  }

  /// The visible tabs, and the back button once for each of its names.
  private var barTargets: [TapTarget] {
    let tabs = snapshot.reachableTabViews.flatMap(\.shownTabs).filter { $0.label != nil }
      .map(TapTarget.tab)
    let screens = snapshot.reachableStack?.screens ?? []
    guard screens.count > 1, let last = screens.last, !last.has(.backButtonHidden),
      !last.has(.navigationBarHidden)
    else { return tabs }
    let title = screens[screens.count - 2].label
    return tabs + (title.map { [.back($0)] } ?? []) + [.back("Back")]
  }

  /// Returns the element that an inexact reference probably means, or nil if there is none.
  private func meant(
    _ reference: ControlReference,
    among targets: [TapTarget]
  ) throws(Failure) -> TapTarget? {
    guard naming == .meant, case .label(let label) = reference.target else { return nil }
    // An element with exactly this label was meant, even if it is out of reach.
    guard covered(label, label) == nil else { return nil }
    guard let ordinal = reference.ordinal else { return try one(of: targets, called: label) }
    let whole = "\(label) \(ordinal)"
    if let exact = targets.first(where: { $0.label == whole }) { return exact }
    if let meant = try one(of: targets, called: whole) { return meant }
    let alike = like(label, targets)
    guard Set(alike.map(\.label)).count == 1 else { return nil }
    guard ordinal <= alike.count else {
      throw .refused("\(Printable.quoted(alike[0].label)) is there only \(times(alike.count))")
    }
    return alike[ordinal - 1]
  }

  private func one(
    of targets: [TapTarget],
    called label: String
  ) throws(Failure) -> TapTarget? {
    let identified = targets.filter { $0.identifier == label }
    let alike = identified.isEmpty ? like(label, targets) : identified
    guard alike.count > 1, Set(alike).count > 1 else { return alike.first }
    let isOneName = Set(alike.map(\.label)).count == 1
    let example = "\(role.word) \(Printable.quoted(alike[0].label))" + (isOneName ? " 2" : "")
    let shown = alike.prefix(Self.mostChoices).enumerated().map { index, target in
      (isOneName ? "\(index + 1)  " : "") + target.description
    }
    throw .refused(
      "\(Printable.quoted(label)) can mean \(alike.count) things here; choose one,"
        + " as in: \(example)\(role.ending)",
      choices: alike.count > shown.count ? shown + ["and \(alike.count - shown.count) more"] : shown
    )
  }

  private func like(_ label: String, _ targets: [TapTarget]) -> [TapTarget] {
    // The row with exactly this label may not be built yet.
    let isAllBuilt = !snapshot.visibleElements.contains(where: \.standsForRows)
    let places = LooseName(label).places(in: targets.map(\.label), inPart: isAllBuilt)
    let alike = places.map { targets[$0] }
    guard case .row = role else { return alike }
    let rows = alike.filter { $0.isRow }
    return rows.isEmpty ? alike : rows
  }

  /// Throws an error if an element is disabled or has no effect.
  func requireUsable(_ element: Element) throws(Failure) {
    if role == .tap, [.text, .image, .progress].contains(element.kind), !element.isTappable {
      let labels = snapshot.visibleElements.filter { role.suits($0) }.compactMap(\.label)
      throw .refused(
        "the \(element.description) does not react to taps; a Button, a NavigationLink or onTapGesture does"
          + list(labels)
      )
    }
    guard element.has(.disabled) else { return }
    throw .refused("the \(element.description) is disabled, so a tap or other input does nothing")
  }

  private func one(of matches: [Element], _ reference: ControlReference) throws(Failure) -> Element
  {
    guard let ordinal = reference.ordinal else {
      guard matches.count > 1 else { return matches[0] }
      throw .refused(
        "\(name(of: reference.target)) appears \(matches.count) times; choose one,"
          + " as in: \(role.word) \(name(of: reference.target)) 2\(role.ending)",
        choices: choices(matches)
      )
    }
    guard ordinal <= matches.count else {
      throw .refused("\(name(of: reference.target)) is there only \(times(matches.count))")
    }
    return matches[ordinal - 1]
  }

  private func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }

  private func choices(_ matches: [Element]) -> [String] {
    let shown = matches.prefix(Self.mostChoices).enumerated().map { index, element in
      "\(index + 1)  \(element.description)\(place(of: element))"
    }
    let rest = matches.count - shown.count
    return rest > 0 ? shown + ["and \(rest) more"] : shown
  }

  private static let mostChoices = 8

  /// Returns the matches, beginning with the elements that suit the role.
  private func matches(for target: ControlReference.Target) -> [Element] {
    let visible = snapshot.visibleElements
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
    return elements.filter { $0.label?.lowercased() == wanted }
  }

  /// Returns a failure if the number in a reference is part of a label, as in `tap Post 42`, or nil otherwise.
  private func numbered(_ reference: ControlReference) -> Failure? {
    guard case .label(let label) = reference.target, let ordinal = reference.ordinal else {
      return nil
    }
    let whole = "\(label) \(ordinal)"
    guard let meant = matches(for: .label(whole)).first?.label else { return nil }
    return .refused(
      "no \(role.noun) \(Printable.quoted(label)) here; did you mean \(Printable.quoted(meant))? "
        + "Put labels of several words in quotes",
      slip: Slip(whole, among: [meant])
    )
  }

  private func missing(_ target: ControlReference.Target) -> Failure {
    switch target {
    case .identifier(let identifier):
      let known = snapshot.visibleElements.compactMap(\.identifier)
      let spelling = Spelling(known).hint(for: identifier)
      let names = known.prefix(6).map { "#\(ScriptError.excerpt($0))" }.joined(separator: ", ")
      let list = known.isEmpty ? "; this screen has no identifiers" : "; there are \(names)"
      let hint = spelling.isEmpty ? list : spelling
      return .refused(
        "nothing here has the identifier '\(ScriptError.excerpt(identifier))'\(hint)",
        slip: Slip(identifier, among: known)
      )
    case .label(let label):
      if let elsewhere = elsewhere(label) {
        return .refused(elsewhere, slip: Slip(label, among: []))
      }
      let labels = suited.compactMap(nameInList)
      if let hidden = snapshot.visibleElements.first(where: \.standsForRows) {
        return missing(label, among: labels, and: hidden)
      }
      let hint = Spelling(labels).hint(for: label, quote: "\"")
      let shown = Printable.quoted(String(label.prefix(60)))
      return .refused(
        "no \(role.noun) \(shown) here\(hint)\(hint.isEmpty ? list(labels) + unnamed + swipes : "")",
        slip: Slip(label, among: labels)
      )
    }
  }

  /// Returns an element's name for a list of the elements that a command could name, or nil if the element has none.
  private func nameInList(_ element: Element) -> String? {
    guard element.label == nil, naming == .meant, element.kind != .row else { return element.label }
    return element.kind.word
  }

  /// A hint about a control that has no label although commands need one, or an empty string if there is none.
  private var unnamed: String {
    guard naming == .exact,
      let element = suited.first(where: { $0.label == nil && $0.kind != .row })
    else { return "" }
    let name = element.identifier.map { "; name it by its identifier, #\(Printable.line($0))" }
    return "; one \(element.kind.word) here has no label"
      + (name ?? ", which accessibilityLabel gives it")
  }

  /// A hint about actions that only a swipe reveals, or an empty string if no row has such actions (NS-90).
  private var swipes: String {
    guard role == .tap,
      let row = snapshot.visibleElements.first(where: {
        $0.label != nil && ($0.has(.swipeLeft) || $0.has(.swipeRight))
      }), let label = row.label
    else { return "" }
    let way = row.has(.swipeLeft) ? "left" : "right"
    return
      "; a swipe shows the row's other actions, as in: swipe \(Printable.quoted(label)) \(way) halfway"
  }

  /// Returns the failure for a label that may be misspelt or may belong to an unbuilt row.
  private func missing(_ label: String, among labels: [String], and hidden: Element) -> Failure {
    let quoted = Printable.quoted(label)
    let count = hidden.value.map { "\($0) rows" } ?? "some rows"
    let side = hidden.kind == .rowsAbove ? "above" : "below"
    // A number is never misspelt: Row 6 is not Row 60.
    let alike = labels.filter { $0.filter(\.isNumber) == label.filter(\.isNumber) }
    let hint = Spelling(alike).hint(for: label, quote: "\"")
    return .refused(
      "the built rows contain no \(role.noun) \(quoted), and \(count) \(side) are not built yet; "
        + "try: scroll to \(quoted)\(hint)",
      slip: Slip(label, among: alike)
    )
  }

  /// Returns a message that locates a label outside the visible screen, or nil if the label is not found.
  private func elsewhere(_ label: String) -> String? {
    let quoted = Printable.quoted(label)
    if let tab = snapshot.reachableTabViews.flatMap(\.shownTabs).first(where: { $0.label == label })
    {
      return "\(quoted) is a tab; try: tab \(tab.commandName)"
    }
    if let covered = covered(label, quoted) { return covered }
    if role == .tap, let choice = snapshot.choices.first(where: { $0.names.contains(label) }) {
      return
        "\(Printable.quoted(choice.option)) is an option in the \(choice.holder.description); try: "
        + choice.command
    }
    let screens = snapshot.reachableStack?.screens ?? []
    if role == .tap, screens.count > 1,
      screens[screens.count - 2].label == label || label.lowercased() == "back"
    {
      return "\(quoted) is the back button; try: back"
    }
    return nil
  }

  /// Returns a message that locates a label that exists but cannot be reached, or nil if there is no such label.
  private func covered(_ label: String, _ quoted: String) -> String? {
    let found = snapshot.window.descendants.first { $0.label == label && role.suits($0) }
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
    guard !names.isEmpty else { return unnamed.isEmpty ? "; there is none on this screen" : "" }
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

  /// Returns the words that locate an element in its section or row, to distinguish similar elements.
  private func place(of element: Element) -> String {
    let holder = snapshot.focusedElement?.holder(of: element.id)
    return holder.map { " in \($0)" } ?? ""
  }
}

extension Element {
  /// A Boolean value that indicates whether the element represents rows that are not built.
  var standsForRows: Bool { kind == .rowsAbove || kind == .rowsBelow }

  /// The tab's name for use in a command, quoted unless the name is a single word.
  package var commandName: String {
    let name = label ?? value ?? "\(id)"
    return name.contains(where: { $0.isWhitespace || $0 == "\"" || $0 == "#" }) || name.isEmpty
      ? Literal.quoted(name) : name
  }

  /// Returns a description of the row or section that contains an element, or nil if neither can be described.
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
