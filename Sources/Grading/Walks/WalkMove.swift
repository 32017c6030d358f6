import SceneModel
import SceneText
import Script

/// A user's action on a random walk, described with visible text and independent of the app's implementation.
enum WalkMove: Hashable, Sendable {
  case tap(String)
  case tab(String)
  case back
  case dismiss
  /// A command from a check, or a similar command, such as one that opens another link.
  case command(String)

  /// Returns a move that opens a link.
  ///
  /// - Parameter url: The link.
  /// - Returns: The move.
  static func opening(_ url: String) -> WalkMove { .command("open \(url)") }

  /// Returns all possible moves in an app, in the order of the elements on the screen.
  ///
  /// An element without a label, or with an ambiguous one, cannot be found again in another app.
  static func all(in snapshot: Snapshot) -> [WalkMove] {
    var moves: [WalkMove] = []
    let labels = snapshot.controls.compactMap(\.label)
    let counts = Dictionary(labels.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    for label in labels where counts[label.lowercased()] == 1 {
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
    if let presentation, presentation.isSwipeable,
      snapshot.focusedElement?.kind == .screen
    {
      moves.append(.dismiss)
    }
    return moves
  }

  /// Returns the action for the move in an app, or nil if the action is not possible.
  ///
  /// It is the action of the same line in a check, so a walk finds everything that a check finds.
  func action(in snapshot: Snapshot) -> Action? {
    ActionProbe(snapshot).action(of: line, file: "walk")
  }

  /// The line of a script that performs the move.
  var line: String {
    switch self {
    case .tap(let label): "tap \(Literal.quoted(label))"
    case .tab(let label): "tab \(Literal.quoted(label))"
    case .back: "back"
    case .dismiss: "dismiss"
    case .command(let line): line
    }
  }

  /// Returns whether the task promises the move, in which case every correct answer must offer it.
  ///
  /// - Parameter promise: The promise of the task.
  /// - Returns: Whether a check performs it under the same name.
  func isPromised(by promise: WalkPromise) -> Bool {
    switch self {
    case .tap(let label): promise.labels.contains(label)
    case .tab(let label): promise.tabs.contains(label)
    case .back, .dismiss, .command: true
    }
  }
}

extension Snapshot {
  /// The controls on the front screen that can be tapped.
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
    default: return traits.contains(.tappable)
    }
  }

  fileprivate var isUsableTab: Bool {
    kind == .tab && label?.isEmpty == false && !traits.contains(.hidden)
      && !traits.contains(.disabled)
  }
}
