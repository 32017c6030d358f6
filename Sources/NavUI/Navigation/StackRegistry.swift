/// The navigation stacks of an app, in which stacks with the same path are found.
@MainActor
package final class StackRegistry {
  private var stacks: [any NavigationStackNode] = []

  package init() {}

  /// Adds a stack.
  ///
  /// - Parameter stack: The stack.
  package func add(_ stack: any NavigationStackNode) {
    stacks.append(stack)
  }

  /// Removes a stack that leaves the tree.
  ///
  /// - Parameter stack: The stack.
  package func remove(_ stack: any NavigationStackNode) {
    stacks.removeAll { $0 === stack }
  }

  /// The keepers of the stacks' paths.
  package var keepers: [BindingKeeper] { stacks.map(\.path.keeper) }

  /// Returns whether another stack has the same path (TV-12).
  ///
  /// - Parameter stack: The stack.
  /// - Returns: Whether one does: another stack shows the screens of the same path.
  package func hasTwin(of stack: any NavigationStackNode) -> Bool {
    stacks.contains { $0 !== stack && $0.path.isBoundAs(stack.path) }
  }
}
