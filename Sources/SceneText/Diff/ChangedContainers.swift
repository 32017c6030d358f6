import SceneModel

/// The containers of two moments of an app in which anything is different.
///
/// What both moments have in common is passed over as a whole, which is most of a large app.
struct ChangedContainers {
  /// The containers before that are different or gone, from the outside in.
  private(set) var before: [Element] = []
  /// The containers after that are different or new, from the outside in.
  private(set) var after: [Element] = []

  private var placesBefore: [Int: Int] = [:]
  private var idsAfter: Set<Int> = []

  /// Compares two windows.
  init(from before: Element, to after: Element) {
    compare(before, after)
  }

  /// The container that a container was before, where that was different.
  func earlier(_ id: Int) -> Element? {
    placesBefore[id].map { before[$0] }
  }

  /// Whether a container is different or new.
  func isAfter(_ id: Int) -> Bool { idsAfter.contains(id) }

  /// Whether a container was different or is gone.
  func isBefore(_ id: Int) -> Bool { placesBefore[id] != nil }

  private mutating func compare(_ old: Element, _ new: Element) {
    guard old != new else { return }
    addBefore(old)
    addAfter(new)
    let limit = min(old.children.count, new.children.count)
    var common = 0
    while common < limit, old.children[common].id == new.children[common].id {
      compare(old.children[common], new.children[common])
      common += 1
    }
    guard common < old.children.count || common < new.children.count else { return }
    var rest: [Int: Int] = [:]
    for index in old.children.indices[common...] where rest[old.children[index].id] == nil {
      rest[old.children[index].id] = index
    }
    for child in new.children[common...] {
      if let index = rest.removeValue(forKey: child.id) {
        compare(old.children[index], child)
      } else {
        child.visit { addAfter($0) }
      }
    }
    for index in rest.values.sorted() {
      old.children[index].visit { addBefore($0) }
    }
  }

  private mutating func addBefore(_ element: Element) {
    guard element.isContainer, placesBefore[element.id] == nil else { return }
    placesBefore[element.id] = before.count
    before.append(element)
  }

  private mutating func addAfter(_ element: Element) {
    guard element.isContainer, idsAfter.insert(element.id).inserted else { return }
    after.append(element)
  }
}
