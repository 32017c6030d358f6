/// The saved state of the views in a row that is scrolled away, for the views that later replace them (NS-95).
///
/// The states of views of one type are in the order of the views in the row.
@MainActor
package final class RowMemory {
  private var states: [ObjectIdentifier: [[AnyObject?]]] = [:]

  /// Creates a memory of the state of all views in a row that is about to be removed.
  ///
  /// - Parameter row: The topmost node of the row.
  package init(of row: ViewNode) {
    collect(from: row)
  }

  /// A Boolean value that indicates whether no state was saved.
  package var isEmpty: Bool { states.isEmpty }

  /// Saves the state of a view.
  ///
  /// - Parameters:
  ///   - slots: The values that its properties keep.
  ///   - type: The type of the view.
  package func keep(_ slots: [AnyObject?], of type: ObjectIdentifier) {
    states[type, default: []].append(slots)
  }

  /// Removes and returns the saved state of the next view of a type, or returns nil if there is none.
  ///
  /// - Parameter type: The type of the view.
  /// - Returns: The values of its properties, or nil if there was no such view.
  package func take(_ type: ObjectIdentifier) -> [AnyObject?]? {
    guard let slots = states[type]?.first else { return nil }
    states[type]?.removeFirst()
    return slots
  }

  private func collect(from node: ViewNode) {
    node.keepState(in: self)
    for child in node.children { collect(from: child) }
  }
}

/// The state of a property that survives updates of its view and lasts while the view's row is scrolled away.
@MainActor
package protocol RowState: AnyObject {
  /// Returns this state, connected to the node of a new view.
  ///
  /// - Parameter node: The node that the view has now.
  /// - Returns: The value of its property.
  func moved(to node: ViewNode) -> AnyObject
}
