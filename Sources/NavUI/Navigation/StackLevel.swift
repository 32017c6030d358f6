/// One screen of a navigation stack: the root, the screen of a value, or one that was pushed without.
@MainActor
package final class StackLevel {
  /// The meaning of a level.
  package enum Content {
    /// The root of the stack, which is not in the path (NS-01).
    case root
    /// A value in the path.
    case value(PathElement)
    /// A screen that a link, a flag or an item pushed without a value (NS-09, NS-12).
    case view(any LevelOwner)
  }

  /// The number of the level's screen.
  package let id: Int
  /// The meaning of the level.
  package var content: Content
  /// The stack.
  package unowned let stack: any NavigationStackNode
  /// Whether the level is the one on top.
  package let region: AppearanceRegion
  /// The destinations declared on the level's screen, in the order of their declaration.
  package private(set) var destinations: [any DestinationDeclaration] = []
  /// Whether the screen stands in for the root, as the detail of a split view does for a link.
  package var replacesRoot = false
  /// The topmost node of the level, once it is built.
  package var node: ViewNode?
  /// The place of the level in its stack, from 0 for the root.
  var place = 0
  /// Whether the stack knows of a change since it was described.
  var isNoted = false
  /// The last descriptions of the level's screen, on top of the stack and below others.
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

  /// Whether the flag or the item that shows the level is gone already.
  var isUnwanted: Bool {
    if case .view(let owner) = content { !owner.isWanted } else { false }
  }

  /// Notes a destination declared on the level's screen.
  ///
  /// - Parameter declaration: The node of the modifier.
  package func declare(_ declaration: any DestinationDeclaration) {
    destinations.append(declaration)
    declaration.node.graph.noteDestinations()
    stack.destinationsChanged(at: self)
  }

  /// Forgets a destination whose modifier is gone.
  ///
  /// - Parameter declaration: The node of the modifier.
  package func withdraw(_ declaration: any DestinationDeclaration) {
    destinations.removeAll { $0 === declaration }
    declaration.node.graph.noteDestinations()
    stack.destinationsChanged(at: self)
  }
}

/// The owner of a screen without a value, who must know when it is popped.
@MainActor
package protocol LevelOwner: AnyObject {
  /// Whether a flag or an item shows the screen.
  var isPresentedByState: Bool { get }
  /// Whether the flag or the item still asks for the screen.
  var isWanted: Bool { get }
  /// Makes the screen.
  func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode
  /// The screen was popped by the stack.
  func levelWasPopped()
  /// Whether the screen is pushed in its own column of a split view, rather than shown in the next one.
  var staysInColumn: Bool { get }
  /// The value that the screen is shown for, where there is one.
  var levelValue: PathElement? { get }
}

extension LevelOwner {
  /// Screens are shown in the next column.
  package var staysInColumn: Bool { false }

  /// There is no value.
  package var levelValue: PathElement? { nil }
}

extension LevelOwner {
  /// A link pushes its screen without any state.
  package var isPresentedByState: Bool { false }

  /// A link's screen stays until it is popped.
  package var isWanted: Bool { true }
}

/// The node of a modifier that declares the destination of a type.
@MainActor
package protocol DestinationDeclaration: AnyObject {
  /// The type of the values.
  var valueType: any Any.Type { get }
  /// The node of the modifier.
  var node: ViewNode { get }
  /// Makes the screen for a value, or nil when the value is of another type after all.
  func makeScreen(for value: PathElement, in context: ViewContext, parent: ViewNode) -> ViewNode?
}

/// The parts of a stack's node that others need.
@MainActor
package protocol NavigationStackNode: AnyObject {
  /// The path that the stack follows.
  var path: any PathAdapter { get }
  /// Some destination has been declared on a level.
  func destinationsChanged(at level: StackLevel)
  /// Whether a destination for a type can be seen from the stack.
  func hasDestination(for type: any Any.Type) -> Bool
  /// Pushes a value as a link does.
  func push(_ value: PathElement) throws
  /// Pushes a screen without a value.
  func push(_ owner: any LevelOwner, from level: StackLevel)
  /// Pops the screen of an owner, and those above it.
  func pop(_ owner: any LevelOwner)
  /// Pops all screens above the root.
  func popToRoot()
  /// Pops a level and those above it, as `dismiss` does.
  func dismiss(_ level: StackLevel)
  /// Whether an owner's screen is in the stack.
  func contains(_ owner: any LevelOwner) -> Bool
  /// The level of the root.
  var bottom: StackLevel { get }
  /// The column of a split view that the stack stands in.
  var column: SplitColumn? { get }
  /// Whether the stack is the one that every column of a split view has.
  var isColumnRoot: Bool { get }
  /// Asks the declarations for a screen, those nearest to the root first (NS-23).
  func makeScreen(for value: PathElement, in context: ViewContext, parent: ViewNode) -> ViewNode?
}
