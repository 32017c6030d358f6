import SceneModel
import SceneText

/// Something that a person can do on a random walk, named by what can be read and not by how the app is made.
enum WalkMove: Hashable, Sendable {
  case tap(String)
  case tab(String)
  case back
  case dismiss

  /// Everything that can be done in front of an app, in the order of the screen.
  ///
  /// What has no label, or the same as something else, cannot be found again in another app.
  static func all(in snapshot: Snapshot) -> [WalkMove] {
    var moves: [WalkMove] = []
    let labels = snapshot.controls.compactMap(\.label)
    for label in labels where labels.count(where: { $0 == label }) == 1 {
      moves.append(.tap(label))
    }
    let presentation = snapshot.focus.last { $0.kind.isPresentation }
    if presentation == nil, let tabs = snapshot.visibleTabView?.children {
      let others = tabs.filter { $0.isUsableTab && !$0.traits.contains(.selected) }
      let names = others.compactMap(\.label)
      moves += names.filter { name in names.count { $0 == name } == 1 }.map(WalkMove.tab)
    }
    if let stack = snapshot.visibleStack, stack.children.count(where: { $0.kind == .screen }) > 1,
      stack.children.last(where: { $0.kind == .screen })?.traits.contains(.backButtonHidden)
        == false,
      snapshot.focusedElement?.kind == .screen
    {
      moves.append(.back)
    }
    if let presentation, [.sheet, .popover].contains(presentation.kind),
      snapshot.focusedElement?.kind == .screen,
      !presentation.traits.contains(.interactiveDismissDisabled)
    {
      moves.append(.dismiss)
    }
    return moves
  }

  /// The action that does this in front of an app, or nil where it cannot be done.
  func action(in snapshot: Snapshot) -> Action? {
    switch self {
    case .tap(let label):
      snapshot.controls.first { $0.label == label }.map { .tap(element: $0.id) }
    case .tab(let label):
      snapshot.visibleTabView?.children.first { $0.isUsableTab && $0.label == label }.map {
        .selectTab(element: $0.id)
      }
    case .back: .back(levels: 1)
    case .dismiss: .dismiss
    }
  }

  /// The move as a line of a script.
  var line: String {
    switch self {
    case .tap(let label): "tap \(Literal.quoted(label))"
    case .tab(let label): "tab \(Literal.quoted(label))"
    case .back: "back"
    case .dismiss: "dismiss"
    }
  }
}

extension Snapshot {
  /// What can be tapped on the screen in front.
  fileprivate var controls: [Element] { focusedElement?.tappable ?? [] }
}

extension Element {
  fileprivate var tappable: [Element] {
    let own = isWalkControl ? [self] : []
    return own + children.flatMap(\.tappable)
  }

  private var isWalkControl: Bool {
    guard label?.isEmpty == false, !traits.contains(.disabled) else { return false }
    switch kind {
    case .button, .link, .toggle, .row: return true
    default: return false
    }
  }

  fileprivate var isUsableTab: Bool {
    kind == .tab && label?.isEmpty == false && !traits.contains(.hidden)
      && !traits.contains(.disabled)
  }
}
