/// The state of a row's views while the row is scrolled away, for the views that replace them later
/// (NS-95).
///
/// The states of views of one type are in the order of the views in the row.
@MainActor
package final class RowMemory {
  private var states: [ObjectIdentifier: [[AnyObject?]]] = [:]

  /// Collects the state of everything in a row that is about to be removed.
  ///
  /// - Parameter row: The topmost node of the row.
  package init(of row: ViewNode) {
    collect(from: row)
  }

  /// Whether there is nothing to be kept.
  package var isEmpty: Bool { states.isEmpty }

  /// Keeps the state of a view.
  ///
  /// - Parameters:
  ///   - slots: The values that its properties keep.
  ///   - type: The type of the view.
  package func keep(_ slots: [AnyObject?], of type: ObjectIdentifier) {
    states[type, default: []].append(slots)
  }

  /// Returns the state of the next view of a type, and forgets it.
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

/// The state of a property that lasts between two values of its view, and while the view's row is
/// scrolled away.
@MainActor
package protocol RowState: AnyObject {
  /// Returns the same state for another node.
  ///
  /// - Parameter node: The node that the view has now.
  /// - Returns: The value of its property.
  func moved(to node: ViewNode) -> AnyObject
}
