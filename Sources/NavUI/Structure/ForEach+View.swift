extension ForEach: View where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("A ForEach is drawn by the runtime and has no body.")
  }

  /// Makes a node for each of the elements.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: What the view inherits from its surroundings.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    ForEachNode(view: view, context: context, parent: parent)
  }

  /// Matches the elements with their nodes by identity.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
  }
}

extension ForEach: ListStructure where Content: View {}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode, RowContainer
{
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []
  private var nodes: [ViewNode] = []

  init(view: ForEach<Data, ID, Content>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    refresh()
  }

  override var children: [ViewNode] { nodes }

  var rows: [ViewNode] { nodes }

  func update(with view: ForEach<Data, ID, Content>) {
    self.view = view
    refresh()
  }

  override func refresh() {
    isDirty = false
    let elements = Array(view.data)
    let newIDs = elements.map { $0[keyPath: view.id] }
    let views = graph.evaluate(for: self) { elements.map(view.content) }
    if newIDs == ids {
      for (node, view) in zip(nodes, views) {
        Content.update(node, with: view)
      }
    } else {
      match(newIDs, with: views)
    }
  }

  override func lower(into lowering: inout Lowering) {
    lowering.branch()
    for node in nodes {
      node.lower(into: &lowering)
    }
  }

  private func match(_ newIDs: [ID], with views: [Content]) {
    var known: [ID: ViewNode] = [:]
    for (id, node) in zip(ids, nodes) where known[id] == nil {
      known[id] = node
    }
    var kept: Set<ObjectIdentifier> = []
    var newNodes: [ViewNode] = []
    newNodes.reserveCapacity(newIDs.count)
    for (id, view) in zip(newIDs, views) {
      if let node = known.removeValue(forKey: id) {
        Content.update(node, with: view)
        kept.insert(ObjectIdentifier(node))
        newNodes.append(node)
      } else {
        newNodes.append(makeNode(of: view, id: id))
      }
    }
    for node in nodes where !kept.contains(ObjectIdentifier(node)) {
      node.unmount()
    }
    ids = newIDs
    nodes = newNodes
    reportDuplicates()
  }

  private func makeNode(of view: Content, id: ID) -> ViewNode {
    let node = Content.make(view, in: context, parent: self)
    (node as? any TaggedByPosition)?.inherit(tag: AnyHashable(id))
    return node
  }

  private func reportDuplicates() {
    guard Set(ids).count < ids.count else { return }
    graph.report(
      RuntimeIssue(
        rule: "duplicate-id",
        severity: .warning,
        message: """
          Several elements of a ForEach have the same id, so their rows cannot be told apart. Give \
          every element an id of its own.
          """,
        view: viewName
      )
    )
  }
}

/// A node that takes the identity of its place in a `ForEach` for a tag, unless it has one.
@MainActor
package protocol TaggedByPosition {
  /// Takes the identity for a tag.
  func inherit(tag: AnyHashable)
}
