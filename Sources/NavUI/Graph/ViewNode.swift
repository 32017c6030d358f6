/// A node of the retained tree: what remains of a view while its value comes and goes.
@MainActor
public class ViewNode {
  /// A number that is unique in the graph, given out in the order of creation.
  package let id: Int
  /// The context that the node inherits.
  package let context: ViewContext
  /// The node above, or nil for the root and for a node that has left the tree.
  package private(set) unowned var parent: ViewNode?
  /// The number of nodes above.
  package let depth: Int
  /// Whether the node is still part of the tree.
  package private(set) var isMounted = true
  /// Whether the node waits in the graph's queue.
  package var isDirty = false
  /// The number of the description of the window after which something changed last, here or below.
  package private(set) var changedAfter: Int
  /// Whether an observable object that the node has read has changed since it was evaluated.
  package final var hasOtherObjects = false
  /// The number of the last evaluation, so that a late notice from an earlier one can be told apart.
  package var generation = 0
  /// The object that observable objects hold on to that the node has read.
  private var subscription: Subscription?
  /// Whether the node stands in for another view's node, as the slot of a tab does.
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

  /// The nodes directly below, in the order in which they are drawn.
  package var children: [ViewNode] { [] }

  /// The name of the view's type, for messages.
  package var viewName: String? { parent?.viewName }

  /// Whether the node evaluates a `body`, in which closures capture the view's properties.
  package var evaluatesBody: Bool { parent == nil }

  /// The node as one that makes the rows of a lazy container, or nil for other nodes.
  package var rowSource: (any RowSource)? { nil }

  /// Whether the main window of the app that the node stands for shows anything.
  package var isMainWindowDrawn: Bool { isDrawn }

  /// Whether the node itself is there to be seen, apart from those below.
  package var draws: Bool { children.isEmpty }

  /// Whether anything below the node is there to be seen.
  package var hasDrawnChild: Bool { children.contains { $0.isDrawn } }

  /// Whether the node is a field of one line, which the return key submits.
  package var submitsOnReturn: Bool { false }

  /// Whether what the node itself adds to a description depends on nothing but what it has been given or computed.
  ///
  /// A node that reads a binding while it is described is none, for what is behind the binding may change without
  /// a notice.
  package var isSelfContained: Bool { false }

  /// Whether the same is true where only titles and what is presented are told, as below the top of a stack.
  package var isSelfContainedInOutline: Bool { isSelfContained }

  /// Whether a new value of the view always counts as a change; a node that compares values notes changes itself.
  package var changesWithEveryValue: Bool { true }

  /// Decides which node is brought in line first when several wait; the lowest is first.
  package var synchronizationRank: Int { depth }

  /// Computes the node again from the view value that it has.
  package func refresh() {}

  /// Brings the node in line with bindings once the tree below has settled.
  package func synchronize() {}

  /// Releases what the node holds outside the tree, before its children do.
  package func willUnmount() {}

  /// Adds what the node's view keeps to the memory of a row that is scrolled away.
  ///
  /// - Parameter memory: The memory.
  package func keepState(in memory: RowMemory) {}

  /// Adds what the node shows to a description of the scene.
  ///
  /// - Parameter lowering: The description being built.
  package final func lower(into lowering: inout Lowering) {
    if !(lowering.isOutline ? isSelfContainedInOutline : isSelfContained) {
      lowering.targets.isRepeatable = false
    }
    show(in: &lowering)
  }

  /// Adds what the node shows to a description, which `lower(into:)` asks for.
  ///
  /// - Parameter lowering: The description being built.
  package func show(in lowering: inout Lowering) {
    for child in children {
      child.lower(into: &lowering)
    }
  }

  /// The node of the one view that the node shows, without menus and the like that a modifier adds to it; nil for a
  /// container.
  package var onlyContent: ViewNode? {
    let children = children
    return children.count == 1 ? children.first : nil
  }

  /// Notes that a node directly below may show something else now, for the first time since the last description.
  ///
  /// - Parameter child: The node below.
  package func childChanged(_ child: ViewNode) {}

  /// Does what a person's gesture on the node's element does.
  ///
  /// - Parameter gesture: The gesture.
  /// - Throws: `Refusal` when the element does not answer to the gesture.
  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("Nothing here answers to that.")
  }

  /// Notes that the node may show something else now.
  package final func noteChange() {
    let number = graph.descriptionNumber
    var node: ViewNode? = self
    // Above a node that was marked since the last description, all are marked.
    while let current = node, current.changedAfter != number {
      current.changedAfter = number
      node = current.parent
      node?.childChanged(current)
    }
  }

  /// Marks the node to be refreshed in the next pass.
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

  /// Takes the node and everything below out of the tree.
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

  /// Returns the object that observable objects hold on to that the node reads, made when it is
  /// first needed.
  package final func subscribe() -> Subscription {
    if let subscription { return subscription }
    let subscription = Subscription(node: self)
    self.subscription = subscription
    return subscription
  }

  /// Notes that the node has read a source, and wants to know when it changes.
  ///
  /// - Parameter source: What was read.
  package final func depend(on source: DependencySource) {
    if let last = sources.last, last === source { return }
    if source.add(self) {
      sources.append(source)
    }
  }

  /// Forgets what earlier evaluations have read.
  package final func forgetSources() {
    for source in sources {
      source.remove(self)
    }
    sources.removeAll(keepingCapacity: true)
  }
}
