import SceneModel

/// The containers that differ between two snapshots of an app.
///
/// Parts that both moments share are skipped without being read, which is most of a large app.
struct ChangedContainers {
  /// The earlier containers that were changed or removed, from the outside in.
  private(set) var before: [Element] = []
  /// The later containers that were changed or added, from the outside in.
  private(set) var after: [Element] = []
  /// The ids of later containers that are inside added containers.
  private(set) var nested: Set<Int> = []
  /// The ids of those changed, removed or added screens that are below the top of a stack.
  private(set) var covered: Set<Int> = []

  private var placesBefore: [Int: Int] = [:]
  private var idsAfter: Set<Int> = []
  private var removed: [(way: [Int], element: Element)] = []
  private var way: [Int] = []

  /// Creates a comparison of the containers in two windows.
  init(from before: Element, to after: Element) {
    compare(before, after)
  }

  /// Returns the earlier state of a container, or nil if the container is unchanged.
  func earlier(_ id: Int) -> Element? {
    placesBefore[id].map { before[$0] }
  }

  /// The removed containers whose parent was not removed, in their earlier order.
  var outermostGone: [Element] {
    removed.sorted { $0.way.lexicographicallyPrecedes($1.way) }
      .flatMap { outermostGone(in: $0.element) }
  }

  private func outermostGone(in element: Element) -> [Element] {
    if element.isContainer, !idsAfter.contains(element.id) { return [element] }
    return element.children.flatMap { outermostGone(in: $0) }
  }

  private mutating func compare(_ old: Element, _ new: Element) {
    guard old != new else { return }
    addBefore(old)
    addAfter(new)
    noteCovered(in: old, besides: new)
    noteCovered(in: new, besides: old)
    let limit = min(old.children.count, new.children.count)
    var common = 0
    while common < limit {
      let shared = new.children.sharedCount(from: common, with: old.children, from: common)
      common += shared
      guard shared == 0 else { continue }
      guard old.children[common].id == new.children[common].id else { break }
      way.append(common)
      compare(old.children[common], new.children[common])
      way.removeLast()
      common += 1
    }
    compareRest(of: old.children, new.children, from: common)
  }

  private mutating func compareRest(
    of old: SharedList<Element>,
    _ new: SharedList<Element>,
    from common: Int
  ) {
    guard common < old.count || common < new.count else { return }
    var rest: [Int: Int] = [:]
    for index in common..<old.count where rest[old[index].id] == nil {
      rest[old[index].id] = index
    }
    for child in new[common...] {
      if let index = rest.removeValue(forKey: child.id) {
        way.append(index)
        compare(old[index], child)
        way.removeLast()
      } else {
        addNew(child)
      }
    }
    for index in rest.values.sorted() {
      removed.append((way + [index], old[index]))
      old[index].visit {
        addBefore($0)
        noteCovered(in: $0)
      }
    }
  }

  private mutating func addNew(_ element: Element, isNested: Bool = false) {
    addAfter(element)
    noteCovered(in: element)
    if isNested, element.isContainer { nested.insert(element.id) }
    for child in element.children { addNew(child, isNested: isNested || element.isContainer) }
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

  /// Records the covered screens of a stack, except those that the other stack also contains.
  private mutating func noteCovered(in stack: Element, besides other: Element? = nil) {
    guard stack.kind == .navigationStack,
      let top = stack.children.lastIndex(where: { $0.kind == .screen })
    else { return }
    var place = 0
    while place < top {
      let shared = other.map {
        stack.children.sharedCount(from: place, with: $0.children, from: place)
      }
      if let shared, shared > 0 {
        place += shared
      } else {
        if stack.children[place].kind == .screen { covered.insert(stack.children[place].id) }
        place += 1
      }
    }
  }
}
