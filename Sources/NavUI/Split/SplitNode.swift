internal import SceneModel
import SharedLists

/// The node of a split view; it keeps the nodes of all columns, whether side by side or collapsed.
package final class SplitNode<Sidebar: View, Content: View, Detail: View>: ViewNode {
  private var view: NavigationSplitView<Sidebar, Content, Detail>
  package private(set) var columns: [SplitColumn] = []
  private var nodes: [ViewNode] = []
  /// A Boolean value that indicates whether the columns are collapsed into a single stack.
  package private(set) var isCollapsed = true
  /// The index of the top column while the columns are collapsed.
  package private(set) var top = 0
  private var ownVisibility = NavigationSplitViewVisibility.automatic
  private var visibility = NavigationSplitViewVisibility.automatic
  private var preferred: SplitColumn.Role?
  private var seenSelections: [AnyHashable?] = []
  private var isReady = false
  /// The number of the stack into which the columns collapse.
  package let stackID: Int
  /// The number of the button that shows and hides the sidebar.
  package let toggleID: Int

  package init(
    view: NavigationSplitView<Sidebar, Content, Detail>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    stackID = context.graph.makeID()
    toggleID = context.graph.makeID()
    super.init(context: context, parent: parent)
    reportNesting()
    makeColumns()
    readSurroundings()
    top = preferred.flatMap(index) ?? lastUsefulColumn
    seenSelections = columns.map(\.selection)
    isReady = true
    showColumns()
    setNeedsSynchronization()
  }

  package override var children: [ViewNode] { nodes }

  func update(with view: NavigationSplitView<Sidebar, Content, Detail>) {
    self.view = view
    updateColumns()
    refresh()
  }

  package override func refresh() {
    isDirty = false
    let wasCollapsed = isCollapsed
    let oldPreferred = preferred
    readSurroundings()
    if isCollapsed, !wasCollapsed {
      top = preferred.flatMap(index) ?? lastUsefulColumn
    } else if isCollapsed, preferred != oldPreferred, let wanted = preferred.flatMap(index) {
      top = wanted
    }
    showColumns()
    setNeedsSynchronization()
  }

  /// Responds to changes in the selections and updates the binding to the topmost column.
  package override func synchronize() {
    followSelections()
    showColumns()
    guard isCollapsed, let binding = view.compactColumn,
      binding.wrappedValue.role != columns[top].role
    else { return }
    preferred = columns[top].role
    binding.wrappedValue = NavigationSplitViewColumn(role: columns[top].role)
  }

  // MARK: - Columns

  private func makeColumns() {
    let hasContent = view.content != nil
    let roles: [SplitColumn.Role] =
      hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    columns = roles.map { SplitColumn(role: $0, split: self, context: context) }
    for (column, next) in zip(columns, columns.dropFirst()) {
      column.next = next
    }
    for (index, column) in columns.enumerated() {
      column.environment.set(
        DismissAction { [weak self] in self?.dismissColumn(index) },
        for: ObjectIdentifier(DismissKey.self)
      )
      column.environment.set(false, for: ObjectIdentifier(IsPresentedKey.self))
    }
    nodes.append(makeStack(of: view.sidebar, in: columns[0]))
    if let content = view.content { nodes.append(makeStack(of: content, in: columns[1])) }
    nodes.append(makeStack(of: view.detail, in: columns[columns.count - 1]))
  }

  private func makeStack<Root: View>(of root: Root, in column: SplitColumn) -> ViewNode {
    let path = NavigationStack<NavigationPath, Root>.ownedPath()
    let stack = StackNode(
      root: root,
      path: path,
      context: column.context,
      parent: self,
      columnRoot: column
    )
    return stack
  }

  private func updateColumns() {
    update(nodes[0], with: view.sidebar)
    if let content = view.content, nodes.count == 3 { update(nodes[1], with: content) }
    update(nodes[nodes.count - 1], with: view.detail)
  }

  private func update<Root: View>(_ node: ViewNode, with root: Root) {
    unsafeDowncast(node, to: StackNode<Root>.self).update(root: root)
  }

  private func index(of role: SplitColumn.Role) -> Int? {
    columns.firstIndex { $0.role == role }
  }

  // MARK: - What is shown

  private func readSurroundings() {
    graph.evaluate(for: self) {
      let values = EnvironmentValues(scope: context.environment, graph: graph)
      isCollapsed = values.horizontalSizeClass != .regular
      visibility = view.visibility?.wrappedValue ?? ownVisibility
      preferred = view.compactColumn?.wrappedValue.role
    }
  }

  /// The index of the last column for which content was requested (SV-05).
  private var lastUsefulColumn: Int {
    var last = 0
    for (index, column) in columns.enumerated().dropFirst() {
      let isReplaced = column.stack?.isRootReplaced ?? false
      let hasPath = (column.innermostStack?.levels.count ?? 1) > 1
      if columns[index - 1].selection != nil || isReplaced || hasPath { last = index }
    }
    return last
  }

  /// Returns whether a column is visible in a regular width.
  package func isShown(_ index: Int) -> Bool {
    index >= columns.count - visibility.shownColumns(of: columns.count)
  }

  private func showColumns() {
    guard isReady else { return }
    for (index, column) in columns.enumerated() {
      let isActive = isCollapsed ? index == top : isShown(index)
      if isActive { column.region.setActive(true) }
      column.environment.set(
        isCollapsed && index > 0,
        for: ObjectIdentifier(IsPresentedKey.self)
      )
    }
    for (index, column) in columns.enumerated() {
      let isActive = isCollapsed ? index == top : isShown(index)
      if !isActive { column.region.setActive(false) }
    }
  }

  // MARK: - Following selections

  /// Shows the next column after a new selection, and returns to the list after the selection is cleared (SV-02,
  /// SV-10).
  private func followSelections() {
    for (index, column) in columns.enumerated().dropLast() {
      let old = seenSelections[index]
      let new = column.selection
      guard old != new else { continue }
      seenSelections[index] = new
      if old != nil {
        for later in columns[(index + 1)...] { later.clearOwnPaths() }
      }
      if new == nil {
        top = min(top, index)
      } else {
        columns[index + 1].stack?.popReplacedRoot()
        top = max(top, index + 1)
      }
    }
  }

  // MARK: - Going back

  private func dismissColumn(_ index: Int) {
    guard isCollapsed, index > 0, index == top else { return }
    leaveTopColumn()
    graph.update()
  }

  private func leaveTopColumn() {
    columns[top].stack?.popReplacedRoot()
    top = max(0, top - 1)
    columns[top].clearSelection()
    setNeedsSynchronization()
  }

  private func goBack() throws {
    let column = columns[top]
    if let inner = column.innermostStack, inner !== column.stack, inner.levels.count > 1 {
      try inner.goBack(levels: 1)
    } else if let own = column.stack, own.visibleLevels.count > 1 {
      try own.goBack(levels: 1)
    } else if top > 0 {
      if let obstacle = column.innermostStack?.obstacle { throw obstacle }
      leaveTopColumn()
    } else {
      throw Refusal("This is the first column, so there is nothing to go back to.")
    }
    graph.update()
  }

  package override func show(in lowering: inout Lowering) {
    lowering.branch()
    let drawing = SplitDrawing(columns: columns, isShown: columns.indices.map { isShown($0) })
    if isCollapsed {
      let stack = drawing.collapsed(stackID: stackID, top: top, in: lowering)
      lowering.targets.nodes[stackID] = self
      lowering.add(
        Element(id: id, kind: .splitView, traits: [.collapsed], children: [stack])
      )
    } else {
      lowering.targets.nodes[toggleID] = self
      lowering.add(
        Element(
          id: id,
          kind: .splitView,
          children: drawing.sideBySide(toggleID: toggleID, in: lowering)
        )
      )
    }
  }

  /// Shows or hides the sidebar in response to a tap on its button.
  package override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else { throw Refusal("The sidebar's button can only be tapped.") }
    let isShown = isShown(0)
    let new: NavigationSplitViewVisibility =
      isShown ? (columns.count == 3 ? .doubleColumn : .detailOnly) : .all
    if let binding = view.visibility {
      binding.wrappedValue = new
    } else {
      ownVisibility = new
    }
    invalidate()
  }

  private func reportNesting() {
    guard context.level != nil else { return }
    graph.report(
      Issue(
        rule: "split-view-in-stack",
        severity: .warning,
        message: """
          A NavigationSplitView is inside a NavigationStack. A split view is meant to be the root of a \
          window, a tab or a sheet; move it out of the stack.
          """,
        view: viewName
      )
    )
  }
}

extension SplitNode: SplitColumns {
  package func selectionChanged() {
    if isReady { setNeedsSynchronization() }
  }

  package func show(_ column: SplitColumn) {
    guard isReady, let index = columns.firstIndex(where: { $0 === column }) else { return }
    top = index
    showColumns()
    setNeedsSynchronization()
  }

  package func columnWasRestored(_ column: SplitColumn) {
    guard isReady, let index = columns.firstIndex(where: { $0 === column }), index == top,
      index > 0,
      columns[index - 1].selection == nil
    else { return }
    top = index - 1
    showColumns()
    setNeedsSynchronization()
  }
}

extension SplitNode: DrivenStack {
  private var current: (any ColumnStack)? { columns[top].innermostStack }

  package var pathCount: Int { current?.pathCount ?? 0 }

  package var pathElementType: (any Any.Type)? { current?.pathElementType }

  package var destinationTypes: [any Any.Type] { current?.destinationTypes ?? [] }

  package func goBack(levels count: Int) throws {
    for _ in 0..<count {
      try goBack()
    }
  }

  package func setPath(keeping count: Int, adding values: [PathElement]) throws {
    try current?.setPath(keeping: count, adding: values)
  }
}
