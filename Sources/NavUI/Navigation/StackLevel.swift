/// One screen of a navigation stack: the root, the screen of a value, or one that was pushed
/// without a value.
@MainActor
package final class StackLevel {
  /// The kind of a level.
  package enum Content {
    /// The stack's root, which is not in the path (NS-01).
    case root
    /// A value in the path.
    case value(PathElement)
    /// A screen that a link, flag or item has pushed without a value (NS-09, NS-12).
    case view(any LevelOwner)
  }

  /// The number of the level's screen.
  package let id: Int
  /// The kind of the level.
  package var content: Content
  /// The stack.
  package unowned let stack: any NavigationStackNode
  /// The appearance region of the level, which is visible when it is on top.
  package let region: AppearanceRegion
  /// The destinations declared on the level's screen, in order.
  package private(set) var destinations: [any DestinationDeclaration] = []
  /// Whether the screen replaces the root, as the detail of a split view does for a link.
  package var replacesRoot = false
  /// The root node of the level, if it was built.
  package var node: ViewNode?
  /// The environment of the level's screen, if it was built.
  var environment: EnvironmentScope?
  /// The index of the level in its stack; 0 for the root.
  var place = 0
  /// Whether the stack knows about a change since its description.
  var isNoted = false
  /// The last descriptions of the level's screen, as the top screen and as a covered one.
  var shown: (onTop: ShownScreen?, covered: ShownScreen?)

  package init(
    id: Int,
    content: Content,
    stack: any NavigationStackNode,
    region: AppearanceRegion
  ) {
    self.id = id
    self.content = content
    self.stack = stack
    self.region = region
  }

  /// Whether the level was pushed without a value.
  package var isValueless: Bool {
    if case .view = content { true } else { false }
  }

  /// Whether the level is shown by a flag or an item.
  package var isPresentedByState: Bool {
    if case .view(let owner) = content { owner.isPresentedByState } else { false }
  }

  /// Whether the flag or item that shows the level was already reset.
  var isUnwanted: Bool {
    if case .view(let owner) = content { !owner.isWanted } else { false }
  }

  /// Removes the screen, whose views first learn that it is no longer presented (OB-57).
  func leave() {
    environment?.setLast(false, for: ObjectIdentifier(IsPresentedKey.self))
    node?.unmount()
  }

  /// Adds a destination declared on the level's screen.
  ///
  /// - Parameter declaration: The node of the modifier.
  package func declare(_ declaration: any DestinationDeclaration) {
    destinations.append(declaration)
    declaration.node.graph.noteDestinations()
    stack.destinationsChanged(at: self)
  }

  /// Removes a destination whose modifier is gone.
  ///
  /// - Parameter declaration: The node of the modifier.
  package func withdraw(_ declaration: any DestinationDeclaration) {
    destinations.removeAll { $0 === declaration }
    declaration.node.graph.noteDestinations()
    stack.destinationsChanged(at: self)
  }
}

/// The owner of a screen without a value, which is notified when it is popped.
@MainActor
package protocol LevelOwner: AnyObject {
  /// Whether a flag or an item shows the screen.
  var isPresentedByState: Bool { get }
  /// Whether the flag or item still requests the screen.
  var isWanted: Bool { get }
  /// Creates the screen.
  func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode
  /// Called after the stack has popped the screen.
  func levelWasPopped()
  /// Whether the screen is pushed in its own column of a split view, rather than in the next one.
  var staysInColumn: Bool { get }
  /// The screen's value, if there is one.
  var levelValue: PathElement? { get }
}

extension LevelOwner {
  /// Whether the screen is pushed in its own column; false by default.
  package var staysInColumn: Bool { false }

  /// The screen's value; nil by default.
  package var levelValue: PathElement? { nil }
}

extension LevelOwner {
  /// Whether state shows the screen; always false for a link.
  package var isPresentedByState: Bool { false }

  /// Whether the screen is still requested; always true for a link.
  package var isWanted: Bool { true }
}

/// The node of a modifier that declares the destination for a type.
@MainActor
package protocol DestinationDeclaration: AnyObject {
  /// The type of the values.
  var valueType: any Any.Type { get }
  /// The node of the modifier.
  var node: ViewNode { get }
  /// Returns the screen for a value, or nil if the value is of another type after all.
  func makeScreen(for value: PathElement, in context: ViewContext, parent: ViewNode) -> ViewNode?
}

/// The interface of a stack's node for other nodes.
@MainActor
package protocol NavigationStackNode: AnyObject {
  /// The stack's path.
  var path: any PathAdapter { get }
  /// Called after a destination was declared on a level.
  func destinationsChanged(at level: StackLevel)
  /// Returns whether the stack has a destination for a type.
  func hasDestination(for type: any Any.Type) -> Bool
  /// Pushes a value, as a link does.
  func push(_ value: PathElement) throws
  /// Pushes a screen without a value.
  func push(_ owner: any LevelOwner, from level: StackLevel)
  /// Pops an owner's screen, and those above it.
  func pop(_ owner: any LevelOwner)
  /// Pops all screens above the root.
  func popToRoot()
  /// Pops a level and those above it, as `dismiss` does.
  func dismiss(_ level: StackLevel)
  /// Returns whether an owner's screen is in the stack.
  func contains(_ owner: any LevelOwner) -> Bool
  /// The level of the root.
  var bottom: StackLevel { get }
  /// The split view's column that contains the stack.
  var column: SplitColumn? { get }
  /// Whether the stack is the implicit one of a split view's column.
  var isColumnRoot: Bool { get }
  /// Returns a screen from the declarations, those nearest to the root first (NS-23).
  func makeScreen(for value: PathElement, in context: ViewContext, parent: ViewNode) -> ViewNode?
}
