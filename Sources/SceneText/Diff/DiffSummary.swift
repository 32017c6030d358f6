import SceneModel

/// Says in a few words what has changed in the containers of an app.
struct DiffSummary {
  /// What has changed, one phrase each, from the outside in.
  private(set) var phrases: [String] = []
  private let signs: Signs
  private let old: [Int: Element]

  init(from before: Snapshot, to after: Snapshot, signs: Signs) {
    self.signs = signs
    old = before.window.containersByID
    var known: Set<Int> = []
    after.window.visit { if $0.isContainer { known.insert($0.id) } }
    for gone in before.window.outermost(where: { $0.isContainer && !known.contains($0.id) })
    where gone.kind.isPresentation {
      phrases.append("\(title(of: gone)) dismissed")
    }
    describe(after.window)
  }

  private mutating func describe(_ element: Element) {
    if let earlier = old[element.id] {
      compare(earlier, element)
    } else if element.kind.isPresentation {
      phrases.append("\(title(of: element)) presented")
      return
    } else if element.isContainer {
      return
    }
    for child in element.containers {
      describe(child)
    }
  }

  private mutating func compare(_ earlier: Element, _ now: Element) {
    switch now.kind {
    case .tabView:
      let from = earlier.selectedTab
      let to = now.selectedTab
      if from?.id != to?.id, let to {
        let origin = from.map { "\($0.placeName) \(signs.arrow) " } ?? ""
        phrases.append("tab \(origin)\(to.placeName)")
      }
    case .tab where earlier.badge != now.badge:
      let before = earlier.badge.map(Printable.line) ?? "none"
      let after = now.badge.map(Printable.line) ?? "none"
      phrases.append("badge of \(now.placeName) \(before) \(signs.arrow) \(after)")
    case .navigationStack:
      phrases += stackPhrases(earlier, now)
    default: break
    }
  }

  private func stackPhrases(_ earlier: Element, _ now: Element) -> [String] {
    let before = earlier.children.filter { $0.kind == .screen }
    let after = now.children.filter { $0.kind == .screen }
    let idsBefore = Set(before.map(\.id))
    let idsAfter = Set(after.map(\.id))
    let gone = before.filter { !idsAfter.contains($0.id) }
    let come = after.filter { !idsBefore.contains($0.id) }
    var phrases: [String] = []
    if let screen = gone.first {
      phrases.append("popped \(gone.count == 1 ? routeName(of: screen) : "\(gone.count) screens")")
    }
    if let screen = come.first {
      phrases.append("pushed \(come.count == 1 ? routeName(of: screen) : "\(come.count) screens")")
    }
    if phrases.isEmpty, earlier.path != now.path { phrases.append("path changed") }
    return phrases
  }

  private func routeName(of screen: Element) -> String {
    screen.value.map(Printable.line) ?? screen.designation
  }

  /// The kind of a presentation and the title of what it shows.
  private func title(of presentation: Element) -> String {
    let shown = presentation.descendants.first { $0.label?.isEmpty == false && $0.isContainer }
    guard let label = shown?.label else { return presentation.kind.word }
    return "\(presentation.kind.word) \(Printable.quoted(label))"
  }
}

extension Element {
  fileprivate var selectedTab: Element? {
    children.first { $0.kind == .tab && $0.has(.selected) }
  }

  /// The matching elements that no other matching element holds.
  fileprivate func outermost(where matches: (Element) -> Bool) -> [Element] {
    matches(self) ? [self] : children.flatMap { $0.outermost(where: matches) }
  }
}
