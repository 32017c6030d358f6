package import SceneModel

/// One column of a split view: its view, in its own stack that links can replace or push on.
@MainActor
package final class SplitColumn {
  /// The purpose of a column.
  package enum Role: Hashable, Sendable {
    /// The first column.
    case sidebar
    /// The middle one of three.
    case content
    /// The last column.
    case detail
  }

  /// The number of the column's element.
  package let id: Int
  /// The purpose of the column.
  package let role: Role
  /// Whether the column is visible.
  package let region: AppearanceRegion
  /// The context that the column's view inherits.
  package let context: ViewContext
  /// The environment of the column's view.
  package let environment: EnvironmentScope
  /// The stack that the column's view is the root of.
  package weak var stack: (any ColumnStack)?
  /// The column after this one.
  package weak var next: SplitColumn?
  private weak var split: (any SplitColumns)?
  private var innerStacks: [WeakStack] = []
  private var lists: [SelectingList] = []

  package init(role: Role, split: any SplitColumns, context: ViewContext) {
    self.role = role
    self.split = split
    id = context.graph.makeID()
    region = AppearanceRegion(graph: context.graph, parent: context.region, isActive: false)
    environment = EnvironmentScope(parent: context.environment)
    self.context = ViewContext(
      graph: context.graph,
      environment: environment,
      region: region,
      level: nil,
      presenter: context.presenter
    )
  }

  // MARK: - Selection

  /// The selection of the column's list.
  package var selection: AnyHashable? {
    lists.lazy.compactMap { $0.list == nil ? nil : $0.value }.first
  }

  /// Records the selection of a list in the column.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - value: The selection, or nil.
  package func note(_ list: any RowList, selecting value: AnyHashable?) {
    if let index = lists.firstIndex(where: { $0.list === list }) {
      guard lists[index].value != value else { return }
      lists[index].value = value
    } else {
      lists.append(SelectingList(list: list, value: value))
    }
    split?.selectionChanged()
  }

  /// Removes a list that is gone.
  ///
  /// - Parameter list: The list.
  package func withdraw(_ list: any RowList) {
    lists.removeAll { $0.list === list || $0.list == nil }
  }

  /// Clears the selection of the column's lists, as going back does (SV-02).
  package func clearSelection() {
    for list in lists {
      list.list?.window.selection?.clear()
    }
  }

  /// Records that a user has tapped a row, whose selection may not have changed.
  package func rowWasTapped() {
    if let next { split?.show(next) }
  }

  // MARK: - Stacks

  /// Adds a stack in the column.
  ///
  /// - Parameter stack: The node of the stack.
  package func add(_ stack: any ColumnStack) {
    innerStacks.removeAll { $0.stack == nil }
    innerStacks.append(WeakStack(stack: stack))
  }

  /// The innermost stack in the column's content, or else the column's own.
  package var innermostStack: (any ColumnStack)? {
    let level = stack?.levels.last
    return shownStacks.last { $0.level === level } ?? stack
  }

  /// The stacks in the column that are part of the tree.
  private var shownStacks: [any ColumnStack] {
    innerStacks.compactMap(\.stack).filter(\.isMounted)
  }

  /// Shows the screen of an owner instead of the column's view.
  ///
  /// - Parameter owner: The owner of the screen.
  package func show(_ owner: any LevelOwner) {
    stack?.replaceRoot(with: owner)
    split?.show(self)
  }

  /// Makes a value the only one in a stack of this column or a later one (SV-06).
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether there is a stack with a destination for it.
  /// - Throws: `Refusal` if the value does not fit the stack's path.
  package func show(_ value: PathElement) throws -> Bool {
    guard let type = value.type else { return false }
    let candidates = shownStacks + (stack.map { [$0] } ?? [])
    guard let target = candidates.first(where: { $0.hasDestination(for: type) }) else {
      return try next?.show(value) ?? false
    }
    if stack !== target, stack?.isRootReplaced ?? false { stack?.popToRoot() }
    try target.setPath(keeping: 0, adding: [value])
    split?.show(self)
    return true
  }

  /// Returns whether this column or a later one has a stack with a destination for a type.
  ///
  /// - Parameter type: The type of a value.
  /// - Returns: Whether a value of the type would be shown.
  package func canShow(_ type: any Any.Type) -> Bool {
    let candidates = shownStacks + (stack.map { [$0] } ?? [])
    if candidates.contains(where: { $0.hasDestination(for: type) }) { return true }
    return next?.canShow(type) ?? false
  }

  /// Pops the screens pushed by values in stacks without a path of the app's own (SV-10).
  package func clearOwnPaths() {
    for stack in shownStacks + (stack.map { [$0] } ?? []) where stack.ownsPath {
      stack.clearPath()
    }
  }

  /// Records that a screen that replaced the column's view is gone.
  package func rootWasRestored() {
    split?.columnWasRestored(self)
  }

  private struct WeakStack {
    weak var stack: (any ColumnStack)?
  }

  private struct SelectingList {
    weak var list: (any RowList)?
    var value: AnyHashable?
  }
}

/// A split view in the form for its columns.
@MainActor
package protocol SplitColumns: AnyObject {
  /// Called after the selection in a column has changed.
  func selectionChanged()
  /// Called when a column shows new content, which should become visible.
  func show(_ column: SplitColumn)
  /// Called when a column shows its own view again.
  func columnWasRestored(_ column: SplitColumn)
}

/// A stack in a column of a split view.
@MainActor
package protocol ColumnStack: NavigationStackNode, DrivenStack {
  /// The screens.
  var levels: [StackLevel] { get }
  /// The level of the surrounding stack that contains the stack.
  var level: StackLevel? { get }
  /// Whether the stack is part of the tree.
  var isMounted: Bool { get }
  /// Whether the path belongs to the stack alone.
  var ownsPath: Bool { get }
  /// The reason why a user can't go back from the screen on top, or nil if they can.
  var obstacle: Refusal? { get }
  /// Whether another screen replaces the root.
  var isRootReplaced: Bool { get }
  /// Shows another screen instead of the root.
  func replaceRoot(with owner: any LevelOwner)
  /// Pops the screens of values, if there are any.
  func clearPath()
  /// The stack with its path but without its screens.
  var pathElement: Element { get }
  /// Returns the stack with its screens, as a driver sees it.
  func sceneElement(in lowering: Lowering) -> Element
}
