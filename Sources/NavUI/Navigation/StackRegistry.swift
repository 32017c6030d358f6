/// The navigation stacks of an app, so that those bound to one path can be told.
@MainActor
package final class StackRegistry {
  private var stacks: [any NavigationStackNode] = []

  package init() {}

  /// Notes a stack, until it is removed.
  ///
  /// - Parameter stack: The stack.
  package func add(_ stack: any NavigationStackNode) {
    stacks.append(stack)
  }

  /// Forgets a stack that leaves the tree.
  ///
  /// - Parameter stack: The stack.
  package func remove(_ stack: any NavigationStackNode) {
    stacks.removeAll { $0 === stack }
  }

  /// The keepers of the stacks' paths.
  package var keepers: [BindingKeeper] { stacks.map(\.path.keeper) }

  /// Whether another stack is bound to the same path (TV-12).
  ///
  /// - Parameter stack: The stack.
  /// - Returns: True when another one shows the screens of the same path.
  package func hasTwin(of stack: any NavigationStackNode) -> Bool {
    stacks.contains { $0 !== stack && $0.path.isBoundAs(stack.path) }
  }
}
