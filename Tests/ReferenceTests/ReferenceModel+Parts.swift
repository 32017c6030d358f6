extension ReferenceModel {
  /// A screen and what its view keeps.
  final class Screen {
    var name: String
    var count = 0
    var appearances = 0
    let stack: Stack?
    /// Gives the presentation or destination that shows the screen another item.
    var swap: (() -> Void)?
    let slots: [Slot]

    init(_ name: String, stack: Stack?, host: Host) {
      self.name = name
      self.stack = stack
      slots =
        [Slot(.sheet, host: host), Slot(.item, host: host), Slot(.cover, host: host)]
        + [Slot(.alert, host: host)]
    }

    /// Pushes a screen by a flag, or by an item.
    func present(_ item: Int?) {
      guard let stack else { return }
      let screen = Screen(item.map { "item \($0)" } ?? "flag", stack: stack, host: stack.host)
      if item != nil {
        screen.swap = { screen.name = screen.name == "item 1" ? "item 2" : "item 1" }
      }
      stack.push(Level(screen: screen))
    }
  }

  /// One level of a stack above its root.
  struct Level {
    var value: RouteValue?
    var screen: Screen?
  }

  /// A stack: its root, the screens of its path, and those without a value above them.
  final class Stack {
    let host: Host
    let holdsAnything: Bool
    private(set) var levels: [Level] = []

    init(_ root: String, host: Host, holdsAnything: Bool) {
      self.host = host
      self.holdsAnything = holdsAnything
      levels = [Level(screen: Screen(root, stack: self, host: host))]
    }

    var top: Screen? { levels.last?.screen }

    var path: [RouteValue] {
      get { levels.compactMap(\.value) }
      set {
        let old = path
        guard newValue != old else { return }
        var prefix = 0
        while prefix < min(old.count, newValue.count), old[prefix] == newValue[prefix] {
          prefix += 1
        }
        var suffix = 0
        while suffix < min(old.count, newValue.count) - prefix,
          old[old.count - 1 - suffix] == newValue[newValue.count - 1 - suffix]
        {
          suffix += 1
        }
        let new = newValue[prefix..<(newValue.count - suffix)].map { value in
          Level(value: value, screen: value.screen.map { Screen($0, stack: self, host: host) })
        }
        remove(from: 1 + old.count, to: levels.count)
        remove(from: 1 + prefix, to: 1 + old.count - suffix)
        levels.insert(contentsOf: new, at: 1 + prefix)
      }
    }

    func holds(_ values: [RouteValue]) -> Bool {
      holdsAnything || values.allSatisfy { if case .number = $0 { true } else { false } }
    }

    func push(_ level: Level) {
      levels.append(level)
    }

    func pop(to count: Int) {
      remove(from: count, to: levels.count)
    }

    func index(of screen: Screen) -> Int? {
      levels.firstIndex { $0.screen === screen }
    }

    private func remove(from start: Int, to end: Int) {
      for level in levels[start..<end] {
        host.forget(level.screen)
      }
      levels.removeSubrange(start..<end)
    }
  }

  /// A place where one presentation at a time is shown, and the others wait.
  final class Host {
    fileprivate var queue: [Slot] = []
    private(set) var shown: Shown?
    private var dismissals: [Slot.Kind] = []

    /// The presentations, from below to above.
    var chain: [Shown] { shown.map { [$0] + $0.host.chain } ?? [] }

    var top: Shown? { chain.last }

    /// Shows the presentation that has waited longest.
    func settle() {
      if let shown, queue.first !== shown.slot || shown.slot.wanted != shown.id { takeDown() }
      if shown == nil, let slot = queue.first, let id = slot.wanted {
        shown = Shown(slot: slot, id: id)
      }
      shown?.host.settle()
    }

    func takeDismissals() -> [Slot.Kind] {
      defer { dismissals = [] }
      return dismissals + (shown?.host.takeDismissals() ?? [])
    }

    fileprivate func forget(_ screen: Screen?) {
      queue.removeAll { slot in screen?.slots.contains { $0 === slot } ?? false }
    }

    private func takeDown() {
      guard let old = shown else { return }
      old.host.takeDown()
      dismissals += old.host.dismissals + (old.slot.kind == .alert ? [] : [old.slot.kind])
      shown = nil
    }
  }

  /// A slot of one modifier, from which something can be presented.
  final class Slot {
    enum Kind: String {
      case sheet, item, cover, alert, note
    }

    let kind: Kind
    private unowned let host: Host

    init(_ kind: Kind, host: Host) {
      self.kind = kind
      self.host = host
    }

    /// The item, or nil when nothing is to be presented.
    var wanted: Int? {
      didSet {
        guard wanted != oldValue else { return }
        host.queue.removeAll { $0 === self }
        if wanted != nil { host.queue.append(self) }
      }
    }
  }

  /// The present presentation.
  final class Shown {
    let slot: Slot
    let id: Int
    let host = Host()
    private(set) var stack: Stack?
    private var bare: Screen?

    init(slot: Slot, id: Int) {
      self.slot = slot
      self.id = id
      switch slot.kind {
      case .alert: break
      case .cover: bare = Screen("cover", stack: nil, host: host)
      case .sheet, .item, .note:
        let name = slot.kind == .item ? "item \(id)" : slot.kind.rawValue
        stack = Stack(name, host: host, holdsAnything: true)
      }
      if slot.kind == .item { stack?.top?.swap = { slot.wanted = id == 1 ? 2 : 1 } }
    }

    var screen: Screen? { bare ?? stack?.top }
  }
}
