/// The owner of a screen for a value that is in no path, such as a sidebar link's value.
package final class DestinationOwner: LevelOwner {
  private let value: PathElement
  private weak var source: (any NavigationStackNode)?
  package let staysInColumn: Bool

  package init(
    value: PathElement,
    declaredIn source: any NavigationStackNode,
    staysInColumn: Bool = false
  ) {
    self.value = value
    self.source = source
    self.staysInColumn = staysInColumn
  }

  package var levelValue: PathElement? { value }

  package func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode {
    source?.makeScreen(for: value, in: context, parent: parent)
      ?? EmptyView.make(EmptyView(), in: context, parent: parent)
  }

  package func levelWasPopped() {}
}
