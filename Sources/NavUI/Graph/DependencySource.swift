/// A source of changes that notifies the nodes that have read it.
package class DependencySource {
  private var onlyReader: ViewNode?
  private var readers: [ObjectIdentifier: ViewNode] = [:]

  package init() {}

  /// Adds a node that has read the source, and returns whether the node is new.
  ///
  /// - Parameter node: The node that has read the source.
  /// - Returns: Whether the node is new among the readers.
  package final func add(_ node: ViewNode) -> Bool {
    if onlyReader === node { return false }
    if onlyReader == nil, readers.isEmpty {
      onlyReader = node
      return true
    }
    return readers.updateValue(node, forKey: ObjectIdentifier(node)) == nil
  }

  /// Removes a node that no longer depends on the source.
  ///
  /// - Parameter node: The node that no longer depends on the source.
  package final func remove(_ node: ViewNode) {
    if onlyReader === node {
      onlyReader = nil
    } else {
      readers.removeValue(forKey: ObjectIdentifier(node))
    }
  }

  /// Refreshes every reader immediately, starting with those nearest to the root.
  @MainActor
  package final func refreshReaders() {
    let all = (onlyReader.map { [$0] } ?? []) + readers.values
    for node in all.sorted(by: { ($0.depth, $0.id) < ($1.depth, $1.id) }) where node.isMounted {
      node.noteChange()
      node.refresh()
    }
  }

  /// Marks every reader for a refresh, in order of creation.
  @MainActor
  package final func notifyReaders() {
    onlyReader?.invalidate()
    guard !readers.isEmpty else { return }
    for node in readers.values.sorted(by: { $0.id < $1.id }) {
      node.invalidate()
    }
  }
}
