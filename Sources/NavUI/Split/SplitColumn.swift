package import SceneModel

/// A column of a split view; the column's view is the root of an implicit stack.
@MainActor
package final class SplitColumn {
  /// The purpose of a column.
  package enum Role: Hashable, Sendable {
    /// The first column.
    case sidebar
    /// The middle column of three.
    case content
    /// The last column.
    case detail
  }

  /// The number that identifies the column's element.
  package let id: Int
  /// The purpose of the column.
  package let role: Role
  /// The appearance region that is visible while the column is visible.
  package let region: AppearanceRegion
  /// The context that the column's view inherits.
  package let context: ViewContext
  /// The environment of the column's view.
  package let environment: EnvironmentScope
  /// The stack whose root is the column's view, or nil if there is none.
  package weak var stack: (any ColumnStack)?
  /// The next column, or nil for the last column.
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

  /// The selection of the column's list, or nil if there is none.
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

  /// Removes a list that is leaving the tree.
  ///
  /// - Parameter list: The list.
  package func withdraw(_ list: any RowList) {
    lists.removeAll { $0.list === list || $0.list == nil }
  }

  /// Clears the selection of the column's lists, as when a user goes back (SV-02).
  package func clearSelection() {
    for list in lists {
      list.list?.window.selection?.clear()
    }
  }

  /// Shows the next column after a tap on a row, even if the selection has not changed.
  package func rowWasTapped() {
    if let next { split?.show(next) }
  }

  // MARK: - Stacks

  /// Adds a stack that is inside the column.
  ///
  /// - Parameter stack: The node of the stack.
  package func add(_ stack: any ColumnStack) {
    innerStacks.removeAll { $0.stack == nil }
    innerStacks.append(WeakStack(stack: stack))
  }

  /// The innermost stack in the column's content, or else the column's implicit stack, or nil if there is neither.
  package var innermostStack: (any ColumnStack)? {
    let level = stack?.levels.last
    return shownStacks.last { $0.level === level } ?? stack
  }

  /// The stacks in the column that are part of the tree.
  private var shownStacks: [any ColumnStack] {
    innerStacks.compactMap(\.stack).filter(\.isMounted)
  }

  /// Shows an owner's screen in place of the column's view.
  ///
  /// - Parameter owner: The owner of the screen.
  package func show(_ owner: any LevelOwner) {
    stack?.replaceRoot(with: owner)
    split?.show(self)
  }

  /// Shows a value alone in a stack of this or a later column, and returns whether a suitable stack exists (SV-06).
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

  /// Returns whether this or a later column has a stack with a destination for a type.
  ///
  /// - Parameter type: The type of a value.
  /// - Returns: Whether a value of the type would be shown.
  package func canShow(_ type: any Any.Type) -> Bool {
    let candidates = shownStacks + (stack.map { [$0] } ?? [])
    if candidates.contains(where: { $0.hasDestination(for: type) }) { return true }
    return next?.canShow(type) ?? false
  }

  /// Pops the screens of values in all stacks with a private path (SV-10).
  package func clearOwnPaths() {
    for stack in shownStacks + (stack.map { [$0] } ?? []) where stack.ownsPath {
      stack.clearPath()
    }
  }

  /// Responds to the removal of a screen that has replaced the column's view.
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

/// A split view, with the operations that its columns use.
@MainActor
package protocol SplitColumns: AnyObject {
  /// Responds to a change in the selection of a column.
  func selectionChanged()
  /// Shows a column that has new content.
  func show(_ column: SplitColumn)
  /// Responds to the removal of a screen that has replaced a column's view.
  func columnWasRestored(_ column: SplitColumn)
}

/// A stack in a column of a split view.
@MainActor
package protocol ColumnStack: NavigationStackNode, DrivenStack {
  /// The levels of the stack, the root first.
  var levels: [StackLevel] { get }
  /// The level of the surrounding stack that contains this stack, or nil if there is none.
  var level: StackLevel? { get }
  /// A Boolean value that indicates whether the stack is part of the tree.
  var isMounted: Bool { get }
  /// A Boolean value that indicates whether the path is private to the stack.
  var ownsPath: Bool { get }
  /// The reason why a user cannot go back from the top screen, or nil if the user can.
  var obstacle: Refusal? { get }
  /// A Boolean value that indicates whether another screen replaces the root.
  var isRootReplaced: Bool { get }
  /// Shows an owner's screen in place of the root.
  func replaceRoot(with owner: any LevelOwner)
  /// Pops all screens of values.
  func clearPath()
  /// An element that describes the stack with its path but without its screens.
  var pathElement: Element { get }
  /// Returns an element that describes the stack with its screens.
  func sceneElement(in lowering: Lowering) -> Element
}
