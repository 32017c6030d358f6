/// The source of a zoom transition, identified by a name and a namespace.
package struct ZoomSource: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  /// Returns whether this source and another have identifiers of the same type in the same namespace.
  ///
  /// - Parameter other: The other source.
  /// - Returns: Whether they are related.
  func isRelated(to other: ZoomSource) -> Bool {
    namespace == other.namespace && type(of: id.base) == type(of: other.id.base)
  }
}

/// A node that marks a view as the source of a zoom transition.
@MainActor
protocol ZoomSourceHolder: ViewNode {
  /// The source that the node marks.
  var zoomSource: ZoomSource { get }
}

/// A registry of the views that are sources of zoom transitions.
@MainActor
package final class ZoomSources {
  private var holders: [Int: any ZoomSourceHolder] = [:]
  /// The source that was tapped last, or nil if the last action was not a tap on a source.
  private var tapped: ZoomSource?

  /// Adds the node of a source.
  ///
  /// - Parameter holder: The node of the view that holds it.
  func insert(_ holder: any ZoomSourceHolder) {
    holders[holder.id] = holder
  }

  /// Removes the node of a source.
  ///
  /// - Parameter holder: The node of the view that holds it.
  func remove(_ holder: any ZoomSourceHolder) {
    holders[holder.id] = nil
  }

  /// Records a user's tap on a node, or another action if the node is nil.
  ///
  /// - Parameter node: The node that was tapped, or nil for another action.
  func note(tapOn node: ViewNode?) {
    // Most apps mark no views, and a search through all nodes takes longer than the tap.
    tapped = nil
    guard let node, !holders.isEmpty else { return }
    tapped = (holder(around: node) ?? onlyHolder(in: node))?.zoomSource
  }

  private func holder(around node: ViewNode) -> (any ZoomSourceHolder)? {
    var current: ViewNode? = node
    while let node = current {
      if let holder = holders[node.id] { return holder }
      current = node.parent
    }
    return nil
  }

  private func onlyHolder(in node: ViewNode) -> (any ZoomSourceHolder)? {
    var found: [any ZoomSourceHolder] = []
    var waiting = node.children
    while let next = waiting.popLast(), found.count < 2 {
      if let holder = holders[next.id] { found.append(holder) }
      waiting += next.children
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the problem with the source from which a screen should zoom, or nil if there is none.
  ///
  /// - Parameter wanted: The name.
  /// - Returns: The problem, or nil.
  func problem(with wanted: ZoomSource) -> Problem? {
    let equal = holders.values.filter { $0.zoomSource == wanted }
    guard let first = equal.first else {
      // The view may be in a row that is scrolled out of sight.
      let mayBeAway = holders.values.contains {
        $0.context.isLazy && $0.zoomSource.isRelated(to: wanted)
      }
      return mayBeAway ? nil : .missing
    }
    if equal.contains(where: { $0 !== first && $0.context.region === first.context.region }) {
      return .repeated
    }
    guard let tapped, tapped.namespace == wanted.namespace, tapped != wanted else { return nil }
    return .otherThanTapped(tapped)
  }

  /// A reason why a screen does not zoom from the intended view.
  enum Problem {
    /// A name that no view has.
    case missing
    /// A name that several views on the same screen have.
    case repeated
    /// A tap on a view with a different name.
    case otherThanTapped(ZoomSource)
  }
}
