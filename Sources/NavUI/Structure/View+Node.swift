extension View {
  /// Creates the node of a view in the mode of the context.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node: the view's own, or one that stands in for it in a tab view or picker.
  package static func make(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    switch context.mode {
    case .content:
      makeViewNode(view, in: context, parent: parent)
    case .tabs(let collection):
      if context.graph.listsViews(Self.self) {
        makeViewNode(view, in: context, parent: parent)
      } else {
        TabSlotNode(view: view, collection: collection, context: context, parent: parent)
      }
    case .tab(let slot):
      if self is any UnaryView.Type || context.graph.hasTabTraits(Self.self) {
        makeViewNode(view, in: context, parent: parent)
      } else {
        DeferredNode(view: view, slot: slot, context: context, parent: parent)
      }
    case .options(let collection):
      if context.graph.listsViews(Self.self) {
        makeViewNode(view, in: context, parent: parent)
      } else {
        OptionNode(view: view, collection: collection, context: context, parent: parent)
      }
    case .rows(let window):
      if context.graph.producesRows(Self.self) {
        makeViewNode(view, in: context, parent: parent)
      } else {
        RowNode(view: view, window: window, context: context, parent: parent)
      }
    }
  }

  /// Updates a node with the view's new value.
  ///
  /// - Parameters:
  ///   - node: A node made by `make(_:in:parent:)` of the same type.
  ///   - view: The view's new value.
  package static func update(_ node: ViewNode, with view: Self) {
    if node.changesWithEveryValue { node.noteChange() }
    if node.isWrapper, !(self is any ListStructure.Type) {
      unsafeDowncast(node, to: WrapperNode<Self>.self).update(with: view)
    } else {
      updateViewNode(node, with: view)
    }
  }
}

/// A view that represents any number of views, such as a group.
@MainActor
package protocol ListStructure {
  /// The types of the listed views if each is a single view, or nil if their number may vary.
  static var listParts: [any View.Type]? { get }
}

extension ListStructure {
  /// The types of the listed views, or nil by default because their number may vary.
  package static var listParts: [any View.Type]? { nil }
}
