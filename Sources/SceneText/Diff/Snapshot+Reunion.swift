package import SceneModel

extension Snapshot {
  /// Returns this snapshot, giving each element that replaced an equal one the id from the other snapshot.
  ///
  /// An element that disappeared and came back has another id, but a diff with the other moment has nothing to say
  /// about it. Elements correspond if they are in corresponding elements and look the same, with all that is in them.
  ///
  /// - Parameter other: The state of the app at the other moment.
  /// - Returns: The same elements, some of them with other ids.
  package func reunited(with other: Snapshot) -> Snapshot {
    var copy = self
    copy.window = window.reunited(with: other.window)
    return copy
  }
}

extension Element {
  /// Returns this element, giving each descendant that replaced an equal one the id from an earlier state.
  fileprivate func reunited(with other: Element) -> Element {
    guard self != other else { return self }
    let ids = Set(children.map(\.id))
    let idsBefore = Set(other.children.map(\.id))
    let gone = other.children.filter { !ids.contains($0.id) }
    var waiting = Dictionary(grouping: gone.reversed(), by: \.outline)
    let same = Dictionary(
      other.children.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var copy = self
    for index in copy.children.indices {
      let child = copy.children[index]
      if let earlier = same[child.id] {
        let reunited = child.reunited(with: earlier)
        if reunited != child { copy.children[index] = reunited }
      } else if !gone.isEmpty, !idsBefore.contains(child.id),
        let earlier = waiting[child.outline]?.popLast(), earlier.isLike(child)
      {
        copy.children[index] = earlier
      }
    }
    return copy
  }

  /// Returns whether this element and another are equal apart from their ids.
  private func isLike(_ other: Element) -> Bool {
    var copy = other
    copy.id = id
    copy.children = children
    return copy == self && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.isLike($1) }
  }
}
