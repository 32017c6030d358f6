/// A node of the retained tree; it outlives individual values of its view.
@MainActor
public class ViewNode {
  /// The unique number of the node, in order of creation.
  package let id: Int
  /// The context that the node inherits.
  package let context: ViewContext
  /// The parent node, or nil for the root and for a node that has left the tree.
  package private(set) unowned var parent: ViewNode?
  /// The number of ancestors.
  package let depth: Int
  /// A Boolean value that indicates whether the node is part of the tree.
  package private(set) var isMounted = true
  /// A Boolean value that indicates whether the node is in the queue for a refresh.
  package var isDirty = false
  /// The number of the description after which the node or a descendant last changed.
  package private(set) var changedAfter: Int
  /// A Boolean value that indicates whether an observable object has changed since the node read it.
  package final var hasOtherObjects = false
  /// The number of the node's latest evaluation, which distinguishes current change notifications from outdated ones.
  package var generation = 0
  /// The node's subscription to the observable objects that it has read, or nil if there is none.
  private var subscription: Subscription?
  /// A Boolean value that indicates whether the node wraps another view's node, as the slot of a tab does.
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

  /// The type name of the nearest view with a `body`, or nil if there is none.
  package var viewName: String? { parent?.viewName }

  /// A Boolean value that indicates whether the node evaluates a `body`, whose closures capture the view's properties.
  package var evaluatesBody: Bool { parent == nil }

  /// The node as a source of a lazy container's rows, or nil if the node is not such a source.
  package var rowSource: (any RowSource)? { nil }

  /// A Boolean value that indicates whether the main window of the node's app shows anything.
  package var isMainWindowDrawn: Bool { isDrawn }

  /// A Boolean value that indicates whether the node itself is visible, regardless of its descendants.
  package var draws: Bool { children.isEmpty }

  /// A Boolean value that indicates whether any descendant of the node is visible.
  package var hasDrawnChild: Bool { children.contains { $0.isDrawn } }

  /// A Boolean value that indicates whether the node is a single-line field that the Return key submits.
  package var submitsOnReturn: Bool { false }

  /// A Boolean value that indicates whether the node's own description depends only on its stored values.
  ///
  /// A node that reads a binding while it is described does not count, because the value behind the binding may change
  /// without notice.
  package var isSelfContained: Bool { false }

  /// A Boolean value that indicates whether the node is self-contained in an outline, which contains only titles and
  /// presentations.
  package var isSelfContainedInOutline: Bool { isSelfContained }

  /// A Boolean value that indicates whether every new value of the view counts as a change.
  package var changesWithEveryValue: Bool { true }

  /// A rank that determines the order of `synchronize()` calls, starting with the lowest.
  package var synchronizationRank: Int { depth }

  /// Recomputes the node from its current view.
  package func refresh() {}

  /// Synchronises the node with its bindings after its descendants have settled.
  package func synchronize() {}

  /// Releases the node's external resources before its children release theirs.
  package func willUnmount() {}

  /// Saves the state of the node's view for a row that has been scrolled out of view.
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

  /// Adds the node's content to a description, as a part of `lower(into:)`.
  ///
  /// - Parameter lowering: The description being built.
  package func show(in lowering: inout Lowering) {
    for child in children {
      child.lower(into: &lowering)
    }
  }

  /// The node of the only view in this node, or nil if there is not exactly one.
  package var onlyContent: ViewNode? {
    let children = children
    return children.count == 1 ? children.first : nil
  }

  /// Responds when a child node may have changed for the first time since the last description.
  ///
  /// - Parameter child: The node below.
  package func childChanged(_ child: ViewNode) {}

  /// Performs a user's gesture on the node's element.
  ///
  /// - Parameter gesture: The gesture.
  /// - Throws: `Refusal` if the element does not respond to the gesture.
  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("This element does not react to this action.")
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

  /// Requests a call to `synchronize()` after the current pass.
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

  /// Returns the node's subscription to observable objects, which is created on first use.
  package final func subscribe() -> Subscription {
    if let subscription { return subscription }
    let subscription = Subscription(node: self)
    self.subscription = subscription
    return subscription
  }

  /// Records that the node has read a source and depends on its changes.
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
