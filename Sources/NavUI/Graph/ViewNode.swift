/// A node of the retained tree, which outlives the values of its view.
@MainActor
public class ViewNode {
  /// The unique number of the node, in the order of creation.
  package let id: Int
  /// The inherited context.
  package let context: ViewContext
  /// The parent node, or nil for the root and for a node that has left the tree.
  package private(set) unowned var parent: ViewNode?
  /// The number of ancestors.
  package let depth: Int
  /// Whether the node is part of the tree.
  package private(set) var isMounted = true
  /// Whether the node waits in the graph's queue.
  package var isDirty = false
  /// The number of the description after which the node or a descendant last changed.
  package private(set) var changedAfter: Int
  /// Whether an observable object that the node has read has changed since its evaluation.
  package final var hasOtherObjects = false
  /// The number of the last evaluation, which identifies late notices from earlier ones.
  package var generation = 0
  /// The node's subscriber to observable objects that it has read.
  private var subscription: Subscription?
  /// Whether the node wraps another view's node, such as the slot of a tab.
  package let isWrapper: Bool
  private var sources: [DependencySource] = []

  package init(context: ViewContext, parent: ViewNode?, isWrapper: Bool = false) {
    self.context = context
    self.parent = parent
    self.isWrapper = isWrapper
    depth = (parent?.depth ?? -1) + 1
    id = context.graph.makeID()
    changedAfter = context.graph.descriptionNumber
    parent?.noteChange()
  }

  deinit {
    subscription?.end()
  }

  /// The graph that the node belongs to.
  package final var graph: ViewGraph { context.graph }

  /// The child nodes, in drawing order.
  package var children: [ViewNode] { [] }

  /// The name of the view's type, for messages.
  package var viewName: String? { parent?.viewName }

  /// Whether the node evaluates a `body`, in which closures capture the view's properties.
  package var evaluatesBody: Bool { parent == nil }

  /// The node as a source of a lazy container's rows, or nil for other nodes.
  package var rowSource: (any RowSource)? { nil }

  /// Whether the main window of the node's app shows anything.
  package var isMainWindowDrawn: Bool { isDrawn }

  /// Whether the node itself is visible, apart from its descendants.
  package var draws: Bool { children.isEmpty }

  /// Whether any descendant of the node is visible.
  package var hasDrawnChild: Bool { children.contains { $0.isDrawn } }

  /// Whether the node is a field of one line that the return key submits.
  package var submitsOnReturn: Bool { false }

  /// Whether the node's own description depends only on its stored values.
  ///
  /// A node that reads a binding while it is described does not count, because the value behind the
  /// binding may change without notice.
  package var isSelfContained: Bool { false }

  /// Whether the same is true for outlines of covered screens, which contain only titles and
  /// presentations.
  package var isSelfContainedInOutline: Bool { isSelfContained }

  /// Whether a new value of the view always counts as a change; a node that compares values reports
  /// changes itself.
  package var changesWithEveryValue: Bool { true }

  /// The rank of the node's synchronization among waiting ones; the lowest is first.
  package var synchronizationRank: Int { depth }

  /// Computes the node again from its current view.
  package func refresh() {}

  /// Synchronises the node with bindings after the tree below has settled.
  package func synchronize() {}

  /// Releases the node's external resources, before its children do.
  package func willUnmount() {}

  /// Saves the state of the node's view for a row that has scrolled out of view.
  ///
  /// - Parameter memory: The memory.
  package func keepState(in memory: RowMemory) {}

  /// Adds the node's content to a description of the scene.
  ///
  /// - Parameter lowering: The description being built.
  package final func lower(into lowering: inout Lowering) {
    if !(lowering.isOutline ? isSelfContainedInOutline : isSelfContained) {
      lowering.targets.isRepeatable = false
    }
    show(in: &lowering)
  }

  /// Adds the node's content to a description, on behalf of `lower(into:)`.
  ///
  /// - Parameter lowering: The description being built.
  package func show(in lowering: inout Lowering) {
    for child in children {
      child.lower(into: &lowering)
    }
  }

  /// The node of the only view in this node, without menus and other additions of modifiers; nil
  /// for a container.
  package var onlyContent: ViewNode? {
    let children = children
    return children.count == 1 ? children.first : nil
  }

  /// Called when a child node may have changed for the first time since the last description.
  ///
  /// - Parameter child: The node below.
  package func childChanged(_ child: ViewNode) {}

  /// Performs a user's gesture on the node's element.
  ///
  /// - Parameter gesture: The gesture.
  /// - Throws: `Refusal` if the element does not respond to the gesture.
  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("Nothing here reacts to that.")
  }

  /// Records that the node's content may have changed.
  package final func noteChange() {
    let number = graph.descriptionNumber
    var node: ViewNode? = self
    // If a node was marked since the last description, all of its ancestors are marked too.
    while let current = node, current.changedAfter != number {
      current.changedAfter = number
      node = current.parent
      node?.childChanged(current)
    }
  }

  /// Marks the node for a refresh in the next pass.
  package final func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.queue.insert(self)
  }

  /// Asks the graph to call `synchronize()` after the current pass.
  package final func setNeedsSynchronization() {
    guard isMounted else { return }
    graph.requestSynchronization(of: self)
  }

  /// Removes the node and its descendants from the tree.
  package final func unmount() {
    guard isMounted else { return }
    isMounted = false
    parent?.noteChange()
    willUnmount()
    for child in children {
      child.unmount()
    }
    forgetSources()
    subscription?.end()
    parent = nil
  }

  /// Returns the node's subscriber to observable objects, created on first use.
  package final func subscribe() -> Subscription {
    if let subscription { return subscription }
    let subscription = Subscription(node: self)
    self.subscription = subscription
    return subscription
  }

  /// Records that the node has read a source, whose changes it needs to know.
  ///
  /// - Parameter source: The source that was read.
  package final func depend(on source: DependencySource) {
    if let last = sources.last, last === source { return }
    if source.add(self) {
      sources.append(source)
    }
  }

  /// Removes the dependencies of earlier evaluations.
  package final func forgetSources() {
    for source in sources {
      source.remove(self)
    }
    sources.removeAll(keepingCapacity: true)
  }
}
