import SceneModel

/// A short summary of the changes in an app's containers.
struct DiffSummary {
  /// The phrases for the changes, from the outside in.
  private(set) var phrases: [String] = []
  private let signs: Signs

  init(from before: Snapshot, to after: Snapshot, signs: Signs) {
    self.signs = signs
    let changed = ChangedContainers(from: before.window, to: after.window)
    for gone in changed.outermostGone where gone.kind.isPresentation {
      phrases.append("\(title(of: gone)) dismissed")
    }
    guard before.window.id == after.window.id else { return }
    for element in changed.after where !changed.nested.contains(element.id) {
      if let earlier = changed.earlier(element.id) {
        compare(earlier, element)
      } else if element.kind.isPresentation {
        phrases.append("\(title(of: element)) presented")
      }
    }
  }

  private mutating func compare(_ earlier: Element, _ now: Element) {
    switch now.kind {
    case .tabView:
      let from = earlier.selectedTab
      let to = now.selectedTab
      if from?.id != to?.id, let to {
        let origin = from.map { "\(earlier.name(of: $0)) \(signs.arrow) " } ?? ""
        phrases.append(
          "\(now.has(.pages) && to.label == nil ? "" : "tab ")\(origin)\(now.name(of: to))"
        )
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
    let start = now.children.commonStart(with: earlier.children) { $0.id == $1.id }
    let before = earlier.children[start...].filter { $0.kind == .screen }
    let after = now.children[start...].filter { $0.kind == .screen }
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

  /// The maximum width of a title in a sentence, in columns.
  private static let longestTitle = 60

  /// Returns a phrase for a presentation, with its kind and the title of its content.
  private func title(of presentation: Element) -> String {
    let shown = presentation.descendants.first { $0.label?.isEmpty == false && $0.isContainer }
    guard let label = shown?.label else { return presentation.kind.word }
    let text = TextLayout(signs: signs).cut(Printable.line(label), to: Self.longestTitle)
    return "\(presentation.kind.word) \"\(text)\""
  }
}

extension Element {
  fileprivate var selectedTab: Element? {
    children.first { $0.kind == .tab && $0.has(.selected) }
  }
}
