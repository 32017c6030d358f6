/// A registry of an app's navigation stacks; it detects stacks with the same path.
@MainActor
package final class StackRegistry {
  private var stacks: [any NavigationStackNode] = []

  package init() {}

  /// Adds a stack to the registry.
  ///
  /// - Parameter stack: The stack.
  package func add(_ stack: any NavigationStackNode) {
    stacks.append(stack)
  }

  /// Removes a stack that is leaving the tree.
  ///
  /// - Parameter stack: The stack.
  package func remove(_ stack: any NavigationStackNode) {
    stacks.removeAll { $0 === stack }
  }

  /// The owners of the stacks' paths.
  package var keepers: [BindingKeeper] { stacks.map(\.path.keeper) }

  /// Returns whether another stack uses the path of the given stack (TV-12).
  ///
  /// - Parameter stack: The stack.
  /// - Returns: Whether one does: another stack shows the screens of the same path.
  package func hasTwin(of stack: any NavigationStackNode) -> Bool {
    stacks.contains { $0 !== stack && $0.path.isBoundAs(stack.path) }
  }
}
