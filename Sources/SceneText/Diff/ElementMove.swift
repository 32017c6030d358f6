import SceneModel

/// A change in the order of a screen's elements.
struct ElementMove {
  /// A description of the move.
  let text: String

  /// Creates a description of the change in order, or returns nil if the elements in both snapshots keep their order.
  init?(from before: [Element], to after: [Element]) {
    let labelled = after.filter { $0.label?.isEmpty == false }
    let kept = Set(before.map(\.id)).intersection(labelled.map(\.id))
    let old = before.map(\.id).filter { kept.contains($0) }
    let new = labelled.filter { kept.contains($0.id) }
    guard let first = zip(old, new).first(where: { $0 != $1.id }) else { return nil }
    let elements = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for id in [first.1.id, first.0] {
      guard old.filter({ $0 != id }) == new.map(\.id).filter({ $0 != id }),
        let element = elements[id]
      else { continue }
      text = "\(element.description) moved \(id == first.0 ? "down" : "up")"
      return
    }
    text = "\(kept.count) elements are in a different order"
  }
}
