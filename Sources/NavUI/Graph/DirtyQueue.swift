/// A queue of nodes that wait for a refresh, ordered by their distance from the root.
@MainActor
package struct DirtyQueue {
  private var levels: [Level] = []
  private var lowest = Int.max
  /// The number of waiting nodes.
  package private(set) var count = 0

  package init() {}

  /// A Boolean value that indicates whether the queue is empty.
  package var isEmpty: Bool { count == 0 }

  /// Adds a node.
  ///
  /// - Parameter node: The node, which must not be in the queue already.
  /// - Complexity: O(1), amortized.
  package mutating func insert(_ node: ViewNode) {
    while levels.count <= node.depth {
      levels.append(Level())
    }
    levels[node.depth].nodes.append(node)
    lowest = min(lowest, node.depth)
    count += 1
  }

  /// Removes and returns the earliest of the nodes nearest to the root, or returns nil if there are none.
  ///
  /// - Returns: The node, or nil if none is waiting.
  /// - Complexity: O(1), amortized over the depth of the tree.
  package mutating func popFirst() -> ViewNode? {
    guard count > 0 else { return nil }
    while levels[lowest].isEmpty {
      lowest += 1
    }
    count -= 1
    let node = levels[lowest].popFirst()
    if count == 0 { lowest = .max }
    return node
  }

  /// The waiting nodes at a single depth.
  private struct Level {
    var nodes: [ViewNode] = []
    var head = 0

    var isEmpty: Bool { head == nodes.count }

    mutating func popFirst() -> ViewNode {
      let node = nodes[head]
      head += 1
      if head == nodes.count {
        nodes.removeAll(keepingCapacity: true)
        head = 0
      }
      return node
    }
  }
}
