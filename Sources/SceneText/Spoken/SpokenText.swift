package import SceneModel

/// A screen reader's announcements about an app, one sentence per line.
package struct SpokenText {
  private let snapshot: Snapshot

  /// Creates the text of a snapshot.
  ///
  /// - Parameter snapshot: The state of the app.
  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// Returns the sentences as lines.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines; the continuation of a long sentence is indented.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    sentences.flatMap { layout.paragraph($0, indent: 2) }
  }

  /// The sentences, each of which ends with a full stop.
  package var sentences: [String] {
    guard let place = snapshot.focusedElement else {
      return ["\(Printable.line(snapshot.app)) shows nothing."]
    }
    var sentences = ["\(Printable.line(snapshot.app)), \(place.spokenPlace)."]
    if snapshot.phase == .background { sentences.append("The app is in the background.") }
    sentences += way
    if let back = backTitle { sentences.append("Back to \(back), button.") }
    if let focused = place.spokenContents.first(where: { $0.has(.spokenFocus) }),
      let name = focused.label ?? focused.identifier
    {
      sentences.append("VoiceOver is at \(Printable.line(name)).")
    }
    let shown = place.spokenContents.compactMap { SpokenElement($0).sentence }
    sentences += shown.isEmpty ? ["Nothing on this screen."] : shown
    return sentences + tabs
  }

  /// A kind of element that VoiceOver's rotor can find.
  package enum Rotor: String, CaseIterable, Sendable {
    /// The titles of screens, the headers of sections, and texts that are headings.
    case headings
    /// Elements that lead to another screen.
    case links
    /// Elements that perform an action when they are tapped.
    case buttons
    /// Fields for entering text.
    case fields
  }

  /// Returns the sentences about the elements that a rotor finds.
  ///
  /// - Parameter rotor: The kind.
  /// - Returns: The sentences in the order of the screen.
  package func sentences(_ rotor: Rotor) -> [String] {
    guard let place = snapshot.focusedElement else { return [] }
    let title = rotor == .headings && place.kind == .screen ? place.label : nil
    return (title.map { ["\(Printable.line($0)), heading."] } ?? [])
      + place.spokenContents.filter { $0.isFound(by: rotor) }.compactMap {
        SpokenElement($0).sentence
      }
  }

  private var focus: [Element] { snapshot.focus }

  /// The sentences about the presentations, from the topmost down.
  private var way: [String] {
    focus.filter(\.kind.isPresentation).reversed().compactMap { presentation in
      guard presentation.id != focus.last?.id else {
        return "It covers everything below until you tap one of its buttons."
      }
      let end = presentation.has(.interactiveDismissDisabled) ? "cannot" : "can"
      return presentation.kind == .fullScreenCover
        ? presentation.has(.zooms)
          ? "It is in a full-screen cover, which \(end) be dragged away."
          : "It is in a full-screen cover."
        : "It is in a \(presentation.kind.word), which \(end) be swiped away."
    }
  }

  private var backTitle: String? {
    guard let stack = focus.last(where: { $0.kind == .navigationStack }), let top = focus.last,
      top.kind == .screen, !top.has(.backButtonHidden), !top.has(.navigationBarHidden)
    else { return nil }
    let screens = stack.children.filter { $0.kind == .screen }
    guard screens.count > 1, screens.last?.id == top.id else { return nil }
    return screens[screens.count - 2].placeName
  }

  private var tabs: [String] { snapshot.shownTabViews.flatMap(sentences) }

  /// Returns the sentences about the tabs of a tab view.
  private func sentences(about tabView: Element) -> [String] {
    let tabs = tabView.children.filter { $0.kind == .tab && !$0.has(.hidden) }
    return tabs.enumerated().map { number, tab in
      var facts = ["\(tabView.name(of: tab)), tab, \(number + 1) of \(tabs.count)"]
      if tab.has(.selected) { facts.append("selected") }
      if let badge = tab.badge { facts.append("badge \(Printable.line(badge))") }
      if tab.has(.disabled) { facts.append("disabled") }
      return facts.joined(separator: ", ") + "."
    }
  }
}

extension Element {
  /// The elements of the place, excluding the options of closed pickers and menus.
  fileprivate var spokenContents: [Element] {
    let contents = children.filter { !$0.isContainer }
    let inOrder = contents.filter { !$0.has(.bottomBar) } + contents.filter { $0.has(.bottomBar) }
    return inOrder.flatMap { child in
      child.kind == .picker || child.kind == .menu ? [child] : [child] + child.spokenContents
    }
  }

  /// The announcement that a screen reader makes when the user arrives at the place.
  fileprivate var spokenPlace: String {
    switch kind {
    case .screen: has(.missingDestination) ? "an empty screen without a destination" : placeName
    case .alert, .confirmationDialog: description
    default: "an empty \(kind.word)"
    }
  }
}

extension Element {
  /// Returns whether the rotor stops at the element.
  fileprivate func isFound(by rotor: SpokenText.Rotor) -> Bool {
    switch rotor {
    case .headings: has(.heading) || kind == .section && label != nil
    case .links: kind == .link
    case .buttons: kind == .button || kind == .menu || has(.actsAsButton)
    case .fields: [.textField, .secureField, .textEditor, .searchField].contains(kind)
    }
  }
}
