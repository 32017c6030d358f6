/// A node's subscription to the observable objects that it has read.
///
/// Observation cannot be cancelled, so an object keeps this small value rather than the node until it changes.
package final class Subscription: @unchecked Sendable {
  // The node ends the subscription before it is removed.
  private unowned(unsafe) var node: ViewNode?
  private let inbox: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  @MainActor
  package init(node: ViewNode) {
    self.node = node
    inbox = node.graph.inbox
  }

  /// Ends the subscription before the node leaves the tree.
  package func end() {
    node = nil
  }

  /// Marks the node for a refresh unless it has been evaluated again since it read the object.
  ///
  /// - Parameter generation: The evaluation in which the object was read.
  package func objectWillChange(since generation: Int) {
    if isMainActor() {
      assumeMainThread { invalidate(since: generation) }
    } else {
      inbox {
        self.node?.graph.noteBackgroundChange()
        self.invalidate(since: generation)
      }
    }
  }

  @MainActor
  private func invalidate(since generation: Int) {
    guard let node else { return }
    node.graph.noteChange()
    if let reader = node.graph.reader {
      node.graph.report(.changeDuringUpdate(view: reader.viewName))
    }
    guard generation == node.generation else { return }
    node.hasOtherObjects = true
    node.invalidate()
  }
}
