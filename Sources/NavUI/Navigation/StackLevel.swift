/// A level of a navigation stack: the root, the screen of a value, or a screen without a value.
@MainActor
package final class StackLevel {
  /// The content of a level.
  package enum Content {
    /// The stack's root, which is not in the path (NS-01).
    case root
    /// The screen of a value in the path.
    case value(PathElement)
    /// A screen without a value that a link, flag or item has pushed (NS-09, NS-12).
    case view(any LevelOwner)
  }

  /// The number of the level's screen.
  package let id: Int
  /// The content of the level.
  package var content: Content
  /// The stack that contains the level.
  package unowned let stack: any NavigationStackNode
  /// The appearance region that is visible while the level is on top.
  package let region: AppearanceRegion
  /// The destinations declared on the level's screen, in order of declaration.
  package private(set) var destinations: [any DestinationDeclaration] = []
  /// A Boolean value that indicates whether the screen replaces the root, as a link's screen does in a split view's
  /// detail.
  package var replacesRoot = false
  /// The root node of the level's screen, or nil if the screen has not been built.
  package var node: ViewNode?
  /// The environment of the level's screen, or nil if the screen has not been built.
  var environment: EnvironmentScope?
  /// The index of the level in its stack, which is 0 for the root.
  var place = 0
  /// A Boolean value that indicates whether the stack has recorded a change of the level since the stack's last
  /// description.
  var isNoted = false
  /// The latest descriptions of the level's screen, one as the top screen and one as a covered screen.
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

  /// A Boolean value that indicates whether the level was pushed without a value.
  package var isValueless: Bool {
    if case .view = content { true } else { false }
  }

  /// A Boolean value that indicates whether a flag or an item presents the level.
  package var isPresentedByState: Bool {
    if case .view(let owner) = content { owner.isPresentedByState } else { false }
  }

  /// A Boolean value that indicates whether the flag or item that presented the level has been reset.
  var isUnwanted: Bool {
    if case .view(let owner) = content { !owner.isWanted } else { false }
  }

  /// Removes the screen after informing its views that they are no longer presented (OB-57).
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

  /// Removes a destination declared on the level's screen.
  ///
  /// - Parameter declaration: The node of the modifier.
  package func withdraw(_ declaration: any DestinationDeclaration) {
    destinations.removeAll { $0 === declaration }
    declaration.node.graph.noteDestinations()
    stack.destinationsChanged(at: self)
  }
}

/// An owner that presents a screen without a value and is notified when the stack pops the screen.
@MainActor
package protocol LevelOwner: AnyObject {
  /// A Boolean value that indicates whether a flag or an item presents the screen.
  var isPresentedByState: Bool { get }
  /// A Boolean value that indicates whether the flag or item still requests the screen.
  var isWanted: Bool { get }
  /// Creates the screen.
  func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode
  /// Responds to the removal of the screen by the stack.
  func levelWasPopped()
  /// A Boolean value that indicates whether the screen is pushed in the owner's own column of a split view.
  var staysInColumn: Bool { get }
  /// The value that the screen shows, or nil if it shows none.
  var levelValue: PathElement? { get }
}

extension LevelOwner {
  /// A Boolean value that indicates whether the screen is pushed in the owner's column: false by default.
  package var staysInColumn: Bool { false }

  /// The value that the screen shows, which is nil by default.
  package var levelValue: PathElement? { nil }
}

extension LevelOwner {
  /// A Boolean value that indicates whether a flag or an item presents the screen: false for a link.
  package var isPresentedByState: Bool { false }

  /// A Boolean value that indicates whether the screen is still requested: always true for a link.
  package var isWanted: Bool { true }
}

/// The node of a modifier that declares the destination for values of a type.
@MainActor
package protocol DestinationDeclaration: AnyObject {
  /// The type of the values for which the destination is declared.
  var valueType: any Any.Type { get }
  /// The declaration as a view node.
  var node: ViewNode { get }
  /// Returns the screen for a value, or nil if the value is not of the declared type.
  func makeScreen(for value: PathElement, in context: ViewContext, parent: ViewNode) -> ViewNode?
}

/// The node of a stack, with the operations that other nodes use.
@MainActor
package protocol NavigationStackNode: AnyObject {
  /// The adapter for the stack's path.
  var path: any PathAdapter { get }
  /// Responds to a change in the destinations declared on a level.
  func destinationsChanged(at level: StackLevel)
  /// Returns whether the stack has a destination for a type.
  func hasDestination(for type: any Any.Type) -> Bool
  /// Pushes a value, as a link does.
  func push(_ value: PathElement) throws
  /// Pushes a screen without a value.
  func push(_ owner: any LevelOwner, from level: StackLevel)
  /// Pops an owner's screen and all screens above it.
  func pop(_ owner: any LevelOwner)
  /// Pops all screens above the root.
  func popToRoot()
  /// Pops a level and all levels above it, as `dismiss` does.
  func dismiss(_ level: StackLevel)
  /// Returns whether an owner's screen is in the stack.
  func contains(_ owner: any LevelOwner) -> Bool
  /// The root level of the stack.
  var bottom: StackLevel { get }
  /// The column of a split view that contains the stack, or nil if there is none.
  var column: SplitColumn? { get }
  /// A Boolean value that indicates whether this is the implicit stack of a split view's column.
  var isColumnRoot: Bool { get }
  /// Returns the screen for a value from the matching declaration nearest to the root, or nil if none matches (NS-23).
  func makeScreen(for value: PathElement, in context: ViewContext, parent: ViewNode) -> ViewNode?
}
