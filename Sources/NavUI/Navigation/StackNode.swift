internal import SceneModel

/// The node of a navigation stack; it keeps all the stack's screens and updates them when the path changes.
package final class StackNode<Root: View>: ViewNode {
  private var rootNode: ViewNode?
  /// The levels of the stack, in order.
  let list = LevelList()
  /// The reusable description of the stack's screens.
  let screens = StackScreens()
  /// The levels that declare destinations, starting with the lowest level.
  private var declaring: [StackLevel] = []
  private weak var rootReplacement: StackLevel?
  /// A Boolean value that indicates whether any level waits for a destination.
  private var hasUnbuiltLevel = false
  package let path: any PathAdapter
  private var lastUpdate = 0
  private var lastPush: TappedPush?
  package let column: SplitColumn?
  package let isColumnRoot: Bool

  init(
    root: Root,
    path: any PathSource,
    context: ViewContext,
    parent: ViewNode?,
    columnRoot: SplitColumn? = nil
  ) {
    self.path = path.makeAdapter()
    column = columnRoot ?? context.level?.stack.column
    isColumnRoot = columnRoot != nil
    super.init(context: context, parent: parent)
    if let columnRoot {
      columnRoot.stack = self
    } else {
      column?.add(self)
      reportNesting()
    }
    let level = makeLevel(.root)
    list.append(level)
    let node = Root.make(root, in: levelContext(for: level), parent: self)
    level.node = node
    rootNode = node
    followPath(isFirst: true)
    graph.stacks.add(self)
    setNeedsSynchronization()
  }

  package override var children: [ViewNode] {
    levels.compactMap(\.node)
  }

  package var levels: [StackLevel] { list.levels }

  package override var draws: Bool { false }

  package override var hasDrawnChild: Bool {
    levels.contains { $0.node?.isDrawn ?? false }
  }

  package override func childChanged(_ child: ViewNode) {
    guard let level = child.context.level, level.stack === self else { return }
    screens.noteChange(of: level)
  }

  func update(root: Root, path: any PathSource) {
    path.update(self.path)
    update(root: root)
    refresh()
  }

  func update(root: Root) {
    if let rootNode {
      Root.update(rootNode, with: root)
    }
  }

  package override func refresh() {
    isDirty = false
    followPath()
  }

  package override func willUnmount() {
    graph.stacks.remove(self)
  }

  package override func synchronize() {
    if graph.stacks.hasTwin(of: self) { reportSharedPath() }
    guard hasUnbuiltLevel else { return }
    hasUnbuiltLevel = false
    for level in levels where level.node == nil {
      guard case .value(let value) = level.content else { continue }
      level.node = makeScreen(for: value, in: levelContext(for: level), parent: self)
      screens.noteChange(of: level)
      guard level.node == nil else { continue }
      hasUnbuiltLevel = true
      reportMissingDestination(for: value)
    }
  }

  /// The number of levels that belong to the root and to values in the path.
  private var valueLevelCount: Int {
    levels.count - levels.reversed().prefix { $0.isValueless }.count
  }

  // MARK: - Following the path

  private func followPath(isFirst: Bool = false) {
    let change = graph.evaluate(for: self) { path.read() }
    guard let change else { return }
    if !isFirst {
      if lastUpdate == graph.updateNumber { reportSeveralChanges() }
      lastUpdate = graph.updateNumber
    }
    follow(change)
  }

  private func follow(_ change: PathChange) {
    screens.noteValues(after: change.prefix)
    let oldTop = levels.last
    let isPush = change.prefix == change.oldCount
    if isPush, oldTop?.isPresentedByState ?? false { reportPushOverPresentedScreen() }
    if graph.hasChangedInBackground { reportBackgroundChange() }
    if change.newCount > change.oldCount, let screen = graph.lateScreen {
      reportLatePush(from: screen)
    }
    let push = isPush ? TappedPush(to: path, change, in: graph) : nil
    if let push, push.repeats(lastPush, in: path) {
      reportDoublePush(of: path.value(at: path.count - 1))
    }
    lastPush = push
    if !isPush || graph.fidelity.valuePush == .removesScreens {
      popValuelessLevels(from: valueLevelCount)
    }
    let replaced = (change.prefix + 1)..<(change.oldCount - change.suffix + 1)
    for level in levels[replaced] {
      level.leave()
    }
    let new = (change.prefix..<(change.newCount - change.suffix)).map { index in
      makeLevel(.value(path.value(at: index)))
    }
    list.replace(replaced, with: new)
    for level in new {
      build(level)
    }
    showTop(instead: oldTop)
  }

  private func showTop(instead oldTop: StackLevel?) {
    guard let top = levels.last, top !== oldTop else { return }
    top.region.setActive(true)
    oldTop?.region.setActive(false)
  }

  private func popValuelessLevels(from index: Int) {
    guard index < levels.count else { return }
    let popped = levels[index...]
    list.keepFirst(index)
    for level in popped.reversed() {
      level.leave()
      if case .view(let owner) = level.content {
        owner.levelWasPopped()
      }
    }
  }

  private func makeLevel(_ content: StackLevel.Content) -> StackLevel {
    let isRoot = if case .root = content { true } else { false }
    return StackLevel(
      id: graph.makeID(),
      content: content,
      stack: self,
      region: AppearanceRegion(graph: graph, parent: context.region, isActive: isRoot)
    )
  }

  private func build(_ level: StackLevel) {
    guard level.node == nil else { return }
    let context = levelContext(for: level)
    switch level.content {
    case .root: break
    case .view(let owner): level.node = owner.makeLevel(in: context, parent: self)
    case .value(let value):
      level.node = makeScreen(for: value, in: context, parent: self)
      if level.node == nil {
        hasUnbuiltLevel = true
        setNeedsSynchronization()
      }
    }
  }

  private func levelContext(for level: StackLevel) -> ViewContext {
    let environment = EnvironmentScope(parent: context.environment)
    environment.screen = self
    level.environment = environment
    let isRoot = level === levels.first || levels.isEmpty
    if !isRoot {
      environment.set(
        DismissAction { [weak self, weak level] in
          guard let self, let level else { return }
          dismiss(level)
        },
        for: ObjectIdentifier(DismissKey.self)
      )
      environment.set(true, for: ObjectIdentifier(IsPresentedKey.self))
    }
    return ViewContext(
      graph: graph,
      environment: environment,
      region: level.region,
      level: level,
      presenter: context.presenter
    )
  }

  package override func show(in lowering: inout Lowering) {
    lowering.add(sceneElement(in: lowering), target: self)
  }
}

extension StackNode: NavigationStackNode {
  package func destinationsChanged(at level: StackLevel) {
    declaring.removeAll { $0 === level }
    if !level.destinations.isEmpty {
      declaring.insert(
        level,
        at: declaring.firstIndex { $0.place > level.place } ?? declaring.count
      )
    }
    if hasUnbuiltLevel { setNeedsSynchronization() }
  }

  package func hasDestination(for type: any Any.Type) -> Bool {
    declaring.contains { level in level.destinations.contains { $0.valueType == type } }
  }

  package func push(_ value: PathElement) throws {
    if isRootReplaced, let top = levels.last {
      push(DestinationOwner(value: value, declaredIn: self, staysInColumn: true), from: top)
      return
    }
    if let elementType = path.elementType, value.type != elementType {
      throw Refusal(
        """
        The path of this stack holds only values of type \(NavUI.typeName(elementType)), but this \
        value is of type \(value.typeName).
        """
      )
    }
    _ = path.write(keeping: path.count, adding: [value])
    invalidate()
  }

  package func push(_ owner: any LevelOwner, from level: StackLevel) {
    if isColumnRoot, !owner.staysInColumn, let next = column?.next {
      next.show(owner)
      return
    }
    let oldTop = levels.last
    if let unwanted = levels.firstIndex(where: \.isUnwanted) {
      popValuelessLevels(from: unwanted)
    }
    if let index = levels.firstIndex(where: { $0 === level }) {
      if levels[index].isValueless { popValuelessLevels(from: index + 1) }
      if levels.dropFirst(index + 1).first?.isPresentedByState ?? false { reportSecondScreen() }
    }
    let new = makeLevel(.view(owner))
    list.append(new)
    build(new)
    showTop(instead: oldTop)
  }

  package func pop(_ owner: any LevelOwner) {
    guard let index = index(of: owner) else {
      if isColumnRoot { column?.next?.stack?.pop(owner) }
      return
    }
    let oldTop = levels.last
    let wasReplaced = isRootReplaced
    popValuelessLevels(from: index)
    showTop(instead: oldTop)
    if wasReplaced, !isRootReplaced { column?.rootWasRestored() }
  }

  package func contains(_ owner: any LevelOwner) -> Bool {
    index(of: owner) != nil || isColumnRoot && column?.next?.stack?.contains(owner) ?? false
  }

  package func makeScreen(
    for value: PathElement,
    in context: ViewContext,
    parent: ViewNode
  ) -> ViewNode? {
    for level in declaring {
      for declaration in level.destinations {
        if let screen = declaration.makeScreen(for: value, in: context, parent: parent) {
          return screen
        }
      }
    }
    return nil
  }

  package func popToRoot() {
    if levels.count > 1 { pop(to: 1) }
  }

  package func dismiss(_ level: StackLevel) {
    guard let index = levels.firstIndex(where: { $0 === level }), index > 0 else { return }
    pop(to: index)
  }

  /// Returns the reason why a user cannot go back from a level, or nil if there is none (NS-70, NS-71).
  private func obstacle(on level: StackLevel) -> Refusal? {
    let traits = level.node.map {
      level.screen(of: $0, isTop: true, in: Lowering(targets: GestureTargets())).screen.traits
    }
    let hidden =
      if traits?.contains(.navigationBarHidden) ?? false {
        "navigation bar"
      } else if traits?.contains(.backButtonHidden) ?? false {
        "back button"
      } else {
        nil as String?
      }
    return hidden.map {
      Refusal(
        "The screen hides its \($0), which also disables the swipe back; add a button that dismisses the screen."
      )
    }
  }

  private func index(of owner: any LevelOwner) -> Int? {
    levels.firstIndex {
      if case .view(let other) = $0.content { other === owner } else { false }
    }
  }

  /// Removes levels until only the given number is left, but always keeps the root.
  private func pop(to count: Int) {
    let oldTop = levels.last
    let wasReplaced = isRootReplaced
    popValuelessLevels(from: max(count, valueLevelCount))
    let kept = min(count, levels.count) - 1
    if kept < path.count {
      _ = path.write(keeping: kept, adding: [])
      invalidate()
    }
    showTop(instead: oldTop)
    if wasReplaced, !isRootReplaced { column?.rootWasRestored() }
  }
}

extension StackNode: ColumnStack {
  package var bottom: StackLevel { levels[0] }

  package var level: StackLevel? { context.level }

  package var ownsPath: Bool { path.typeName == nil }

  package var obstacle: Refusal? { levels.last.flatMap { obstacle(on: $0) } }

  package var isRootReplaced: Bool { rootReplacement.map { list.contains($0) } ?? false }

  package func replaceRoot(with owner: any LevelOwner) {
    clearPath()
    let oldTop = levels.last
    popValuelessLevels(from: 1)
    let new = makeLevel(.view(owner))
    new.replacesRoot = true
    rootReplacement = new
    list.append(new)
    build(new)
    showTop(instead: oldTop)
  }

  package func clearPath() {
    guard path.count > 0 else { return }
    _ = path.write(keeping: 0, adding: [])
    followPath(isFirst: true)
  }
}

extension StackNode: DrivenStack {
  package var pathCount: Int { path.count }

  package var pathElementType: (any Any.Type)? { path.elementType }

  package var destinationTypes: [any Any.Type] {
    declaring.flatMap { $0.destinations.map(\.valueType) }
  }

  package func goBack(levels count: Int) throws {
    guard levels.count > 1 else {
      throw Refusal("This is the root of the stack, so there is nothing to go back to.")
    }
    if let obstacle = obstacle(on: levels[levels.count - 1]) { throw obstacle }
    guard count < levels.count else {
      throw Refusal("Only \(levels.count - 1) screens are above the root.")
    }
    pop(to: levels.count - count)
  }

  package func setPath(keeping count: Int, adding values: [PathElement]) throws {
    guard path.write(keeping: count, adding: values) else {
      throw Refusal(
        "Not every value fits the path, which is of type \(path.typeName ?? "unknown")."
      )
    }
    invalidate()
  }
}
