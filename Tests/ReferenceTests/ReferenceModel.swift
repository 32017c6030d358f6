/// The behavior of stacks, tabs and presentations, written down as plainly as possible.
///
/// The model knows nothing of views, bindings, passes or nodes. It keeps lists of screens, and finds out
/// what has appeared by comparing what is visible before and after.
final class ReferenceModel {
  private(set) var selected = ProbeTab.typed
  private(set) var stacks: [ProbeTab: Stack] = [:]
  private(set) var paths: [ProbeTab: [RouteValue]] = [.typed: [], .mixed: [], .own: []]
  let window = Host()
  private lazy var note = Slot(.note, host: window)
  private(set) var log: [String: Int] = [:]
  private var visible: [Screen] = []

  init() {
    settle()
  }

  /// Does something; false when it cannot be done, and then nothing has changed.
  func perform(_ action: ReferenceAction) -> Bool {
    guard act(action) else { return false }
    settle()
    return true
  }

  private func act(_ action: ReferenceAction) -> Bool {
    let top = window.top
    let stack = top == nil ? stacks[selected] : top?.stack
    let screen = top == nil ? stack?.top : top?.screen
    switch action {
    case .tap(let label):
      if top?.slot.kind == .alert {
        guard label == "OK" else { return false }
        top?.slot.wanted = nil
        return true
      }
      guard screen != nil, let stack else { return false }
      switch label {
      case "1": stack.path.append(.number(1))
      case "a": if stack.holdsAnything { stack.path.append(.word("a")) }
      case "Link": stack.push(Level(screen: Screen("link", stack: stack, host: stack.host)))
      default: return false
      }
    case .order(let command):
      guard let screen else { return false }
      obey(command, on: screen, in: top)
    case .tab(let place):
      guard top == nil else { return false }
      log["selections", default: 0] += 1
      selected = place
    case .back(let count):
      guard let stack, count < stack.levels.count else { return false }
      stack.pop(to: stack.levels.count - count)
    case .swipe:
      guard let slot = top?.slot, slot.kind != .cover, slot.kind != .alert else { return false }
      slot.wanted = nil
    case .push(let value):
      guard let stack, stack.holds([value]) else { return false }
      stack.path.append(value)
    case .pop(let count):
      guard let stack, count <= stack.path.count else { return false }
      stack.path.removeLast(count)
    case .root:
      guard let stack else { return false }
      stack.path = []
    case .path(let values):
      guard let stack, stack.holds(values) else { return false }
      stack.path = values
    case .store(.select(let place)): selected = place
    case .store(.note(let isPresented)): note.wanted = isPresented ? 0 : nil
    case .store(let change):
      let place: ProbeTab =
        switch change {
        case .set(let place, _), .cut(let place, _): place
        default: .typed
        }
      if let stack = stacks[place] {
        stack.path = change.path(stack.path)
      } else {
        paths[place] = change.path(paths[place] ?? [])
      }
    }
    return true
  }

  private func obey(_ command: ProbeCommand, on screen: Screen, in top: Shown?) {
    switch command {
    case .count: screen.count += 1
    case .push: screen.present(nil)
    case .push1: screen.present(1)
    case .push2: screen.present(2)
    case .sheet: screen.slots[0].wanted = 0
    case .sheet1: screen.slots[1].wanted = 1
    case .sheet2: screen.slots[1].wanted = 2
    case .cover: screen.slots[2].wanted = 0
    case .alert: screen.slots[3].wanted = 0
    case .both:
      screen.slots[0].wanted = 0
      screen.slots[2].wanted = 0
    case .swap: screen.swap?()
    case .dismiss:
      if let stack = screen.stack, let index = stack.index(of: screen), index > 0 {
        stack.pop(to: index)
      } else {
        top?.slot.wanted = nil
      }
    }
  }

  /// Builds the selected tab, presents what waits, and lets screens appear and disappear.
  private func settle() {
    if stacks[selected] == nil {
      let stack = Stack(selected.rawValue, host: window, holdsAnything: selected != .typed)
      stack.path = paths[selected] ?? []
      stacks[selected] = stack
    }
    window.settle()
    let shown = ([stacks[selected]?.top] + window.chain.map(\.screen)).compactMap { $0 }
    for screen in shown where !visible.contains(where: { $0 === screen }) {
      screen.appearances += 1
      log["+\(screen.name)", default: 0] += 1
    }
    for screen in visible where !shown.contains(where: { $0 === screen }) {
      log["-\(screen.name)", default: 0] += 1
    }
    visible = shown
    for kind in window.takeDismissals() {
      log["dismissed \(kind.rawValue)", default: 0] += 1
    }
  }
}
