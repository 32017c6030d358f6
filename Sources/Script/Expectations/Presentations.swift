import SceneModel
import SceneText

/// The presentations of an app, from bottom to top.
struct Presentations {
  private let shown: [Element]

  init(_ snapshot: Snapshot) {
    shown = snapshot.focus.filter(\.kind.isPresentation)
  }

  /// Looks for a presentation of one of the given kinds, with the given title if any, and returns the outcome.
  func finding(of kinds: [Element.Kind], titled title: String?) -> ExpectationOutcome {
    let holds = shown.contains { element in
      kinds.contains(element.kind) && (title.map(element.titles.contains) ?? true)
    }
    let list = shown.map { element in
      let title = element.titles.first.map { " \(Printable.quoted($0))" } ?? ""
      return element.kind.word + title
    }
    return ExpectationOutcome(
      holds,
      seen: list.isEmpty ? "nothing is presented" : list.joined(separator: ", ")
    )
  }
}

extension Element {
  /// The titles of the presentation itself and of its screen.
  fileprivate var titles: [String] {
    let screen = descendants.last { $0.kind == .screen && $0.isShown(in: self) }
    return [label, screen?.label, screen?.name].compactMap { $0 }.filter { !$0.isEmpty }
  }

  private func isShown(in presentation: Element) -> Bool {
    presentation.children.first { !$0.kind.isPresentation && $0.isContainer }
      .map { $0.shownScreen?.id == id } ?? false
  }

  private var shownScreen: Element? {
    switch kind {
    case .screen: self
    case .navigationStack: screens.last
    case .tabView: children.first { $0.has(.selected) }?.containers.first?.shownScreen
    default: containers.first { !$0.kind.isPresentation }?.shownScreen
    }
  }
}
