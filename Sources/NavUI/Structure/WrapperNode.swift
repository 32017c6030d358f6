/// A node that wraps the node of another view.
package class WrapperNode<Content: View>: ViewNode {
  package init(context: ViewContext, parent: ViewNode?) {
    super.init(context: context, parent: parent, isWrapper: true)
  }

  /// Updates the node with the view's new value.
  ///
  /// - Parameter view: The view's new value.
  package func update(with view: Content) {}
}
