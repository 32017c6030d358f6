/// A node that can respond to external events.
@MainActor
package protocol ExternalEventHandler: ViewNode {
  /// Returns the response to an event, or nil if the node has none.
  ///
  /// - Parameter event: The event.
  /// - Returns: The action, which is run immediately.
  func response(to event: ExternalEvent) -> (() -> Void)?
}

/// A registry of the nodes that can respond to external events.
@MainActor
package final class ExternalEventHandlers {
  private var handlers: [any ExternalEventHandler] = []

  package init() {}

  /// Adds a node.
  package func add(_ handler: any ExternalEventHandler) {
    handlers.append(handler)
  }

  /// Removes a node.
  package func remove(_ handler: any ExternalEventHandler) {
    handlers.removeAll { $0 === handler }
  }

  /// Returns the responses to an event, starting with those of inner views (DL-05).
  ///
  /// - Parameter event: The event.
  /// - Returns: The actions; empty if there are no observers.
  package func responses(to event: ExternalEvent) -> [() -> Void] {
    let inFront = handlers.filter { $0.isInFrontWindow }
    return inFront.sorted { ($1.depth, $0.id) < ($0.depth, $1.id) }
      .compactMap { $0.response(to: event) }
  }
}
