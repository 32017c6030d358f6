/// The strongly connected components of a graph, found with Tarjan's algorithm.
struct ReachComponents: Hashable, Sendable {
  /// The component numbers of the nodes.
  private(set) var numbers: [Int]
  /// The nodes of each component, in ascending order; components come after the components that they reach.
  private(set) var members: [[Int]] = []

  /// Creates the components of a graph.
  ///
  /// - Parameter next: The successors of each node.
  /// - Complexity: Linear in the number of edges, apart from sorting the nodes.
  init(_ next: [[Int]]) {
    numbers = Array(repeating: -1, count: next.count)
    var order = Array(repeating: -1, count: next.count)
    var lowest = order
    var waiting: [Int] = []
    var visited = 0
    for root in next.indices where order[root] < 0 {
      // A list of open nodes instead of recursion, which would overflow the stack on long ways.
      var open: [(node: Int, next: Int)] = [(root, 0)]
      while let (node, position) = open.last {
        if position == 0 {
          order[node] = visited
          lowest[node] = visited
          visited += 1
          waiting.append(node)
        }
        if position < next[node].count {
          open[open.count - 1].next += 1
          let other = next[node][position]
          if order[other] < 0 {
            open.append((other, 0))
          } else if numbers[other] < 0 {
            lowest[node] = min(lowest[node], order[other])
          }
          continue
        }
        open.removeLast()
        if let parent = open.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node] else { continue }
        let start = waiting.lastIndex(of: node) ?? waiting.startIndex
        for member in waiting[start...] { numbers[member] = members.count }
        members.append(waiting[start...].sorted())
        waiting.removeSubrange(start...)
      }
    }
  }
}
