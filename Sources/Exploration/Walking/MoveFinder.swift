import SceneModel
import SceneText
import Script

/// A search for the moves that are possible in an app's current state.
struct MoveFinder {
  /// The links to try.
  let links: [String]
  /// A Boolean value that indicates whether the app looks different on a tablet.
  let hasWideLayout: Bool

  /// The maximum number of similar controls to try.
  private static let mostAlike = 8
  private static let deepLinks = 6
  private static let launchLinks = 3

  /// Returns the moves that are possible in a state.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the app.
  ///   - shape: The shape of the state.
  ///   - isRegular: Whether the window is as wide as a tablet's.
  ///   - isAtLaunch: Whether the app looks as it does after its launch.
  /// - Returns: The moves, in the order of the screen.
  func moves(in snapshot: Snapshot, shape: ScreenShape, isRegular: Bool, isAtLaunch: Bool) -> [Move]
  {
    guard snapshot.phase == .active else {
      return [Move(key: "activate", kind: .system, lines: ["activate"])]
    }
    var moves = controls(in: snapshot) + places(in: snapshot)
    moves += gestures(in: snapshot)
    moves.append(Move(key: "wait", kind: .time, lines: ["wait 20s"]))
    if isRegular {
      moves.append(Move(key: "size", kind: .system, lines: ["size compact"]))
    } else {
      moves.append(Move(key: "turn", kind: .system, lines: ["size regular", "size compact"]))
      if hasWideLayout, isAtLaunch {
        moves.append(Move(key: "size", kind: .system, lines: ["size regular"]))
      }
    }
    moves.append(Move(key: "relaunch", kind: .system, lines: ["relaunch"]))
    moves.append(Move(key: "away", kind: .system, lines: ["background", "activate"]))
    if isAtLaunch {
      moves += links.map { Move(key: "open \($0)", kind: .link, lines: ["open \($0)"]) }
      moves += links.prefix(Self.launchLinks).map {
        Move(key: "launch \($0)", kind: .link, lines: ["launch \($0)"])
      }
    } else if shape.depth > 0 || shape.isCovered {
      moves += links.filter { $0.contains(LinkCandidates.nonsense) }.prefix(Self.deepLinks).map {
        Move(key: "open \($0)", kind: .link, lines: ["open \($0)"])
      }
    }
    return moves
  }

  private func controls(in snapshot: Snapshot) -> [Move] {
    var families: [String: [Element]] = [:]
    var order: [String] = []
    let visible = snapshot.visibleElements
    let buttons = visible.count { $0.kind == .button }
    for element in visible where !element.has(.disabled) {
      switch element.kind {
      case .menu, .picker, .stepper, .slider, .datePicker, .textField, .secureField, .textEditor,
        .searchField:
        continue
      default:
        guard element.isTappable, element.kind != .row || element.label != nil else { continue }
      }
      let isMany = element.kind == .button && buttons > 3 * Self.mostAlike
      let family = isMany ? "button" : "\(element.kind.rawValue) \(Control.family(of: element))"
      if families[family] == nil { order.append(family) }
      families[family, default: []].append(element)
    }
    var moves: [Move] = []
    for family in order {
      let alike = families[family] ?? []
      let few = alike.count > Self.mostAlike ? [alike[0], alike[1], alike[alike.count - 1]] : alike
      for (index, element) in few.enumerated() {
        moves.append(
          Move(
            key: "\(family) \(index)",
            kind: .control,
            element: element.id,
            action: .tap(element: element.id)
          )
        )
      }
    }
    for element in visible where !element.has(.disabled) { moves += fields(element) }
    return moves
  }

  private func fields(_ element: Element) -> [Move] {
    let name = ScreenShape.masked(element.label ?? element.identifier ?? "")
    switch element.kind {
    case .textField, .secureField, .textEditor, .searchField:
      return ["Ada", "7"].map { text in
        Move(
          key: "field \(name) \(text)",
          kind: .field,
          element: element.id,
          action: .type(element: element.id, text: text)
        )
      }
    case .picker, .menu:
      let options = element.contents.filter { $0.label?.isEmpty == false && !$0.has(.disabled) }
      return options.compactMap(\.label).uniqued().prefix(4).map { option in
        Move(
          key: "pick \(name) \(option)",
          kind: .field,
          element: element.id,
          action: .pick(element: element.id, option: option)
        )
      }
    default: return []
    }
  }

  private func places(in snapshot: Snapshot) -> [Move] {
    var moves: [Move] = []
    for tab in snapshot.reachableTabView?.shownTabs ?? [] where !tab.has(.disabled) {
      let line = "tab \(tab.commandName)"
      moves.append(
        Move(
          key: line,
          kind: tab.has(.selected) ? .gesture : .tab,
          lines: [line],
          action: .selectTab(element: tab.id)
        )
      )
    }
    if let stack = snapshot.reachableStack, stack.screens.count > 1,
      stack.screens.last?.has(.backButtonHidden) == false, snapshot.focusedElement?.kind == .screen
    {
      moves.append(Move(key: "back", kind: .back, lines: ["back"]))
      moves.append(Move(key: "back, wait", kind: .time, lines: ["back", "wait 20s"]))
      moves.append(Move(key: "back, relaunch", kind: .system, lines: ["back", "relaunch"]))
    }
    if let top = snapshot.topPresentation, top.isSwipeable {
      moves.append(Move(key: "dismiss", kind: .presentation, lines: ["dismiss"]))
    }
    return moves
  }

  private func gestures(in snapshot: Snapshot) -> [Move] {
    var moves: [Move] = []
    let visible = snapshot.visibleElements
    for (trait, way) in [(Element.Trait.swipeLeft, "left"), (.swipeRight, "right")] {
      guard let row = visible.first(where: { $0.has(trait) }), let label = row.label else {
        continue
      }
      let line = "swipe \(Literal.quoted(label)) \(way)"
      moves.append(Move(key: "swipe \(way)", kind: .gesture, lines: [line]))
      moves.append(Move(key: "swipe \(way) halfway", kind: .gesture, lines: [line + " halfway"]))
    }
    if visible.contains(where: { $0.kind == .rowsBelow }) {
      moves.append(Move(key: "scroll", kind: .gesture, lines: ["scroll down"]))
    }
    if visible.contains(where: { $0.kind == .list }) {
      moves.append(Move(key: "refresh", kind: .gesture, lines: ["refresh"]))
    }
    return moves
  }
}
