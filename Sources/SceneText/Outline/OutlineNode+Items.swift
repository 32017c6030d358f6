import SceneModel

extension OutlineNode {
  /// A row below another row, or a group of rows that is shown only as a number.
  enum Item {
    case node(OutlineNode)
    /// A group of a stack's screens that have no rows below them, with its start index and count.
    case screens(from: Int, count: Int)

    /// The key that distinguishes the item from its neighbours.
    var key: Key {
      switch self {
      case .node(let node): .node(node.id)
      case .screens(let start, _): .screens(start)
      }
    }
  }

  /// A key that distinguishes an item from its neighbours.
  enum Key: Hashable {
    case node(Int)
    case screens(Int)
  }

  /// The rows below this row, with the middle of a long stack as one item.
  ///
  /// The first and last screens of a list are always separate rows.
  var items: [Item] {
    items { start, length in start > 0 && start + 2 * length <= element.children.count }
  }

  /// Returns the child rows of two rows, with the screens that both share grouped into one item.
  static func items(
    before: OutlineNode,
    after: OutlineNode
  ) -> (before: [Item], after: [Item]) {
    let (old, new) = (before.element.children, after.element.children)
    let isShared = { start, length in
      new.hasSameBlock(as: old, at: start)
        && after.isPlain(start..<start + length) && before.isPlain(start..<start + length)
    }
    return (before.items(where: isShared), after.items(where: isShared))
  }

  private func items(where isOne: (_ start: Int, _ length: Int) -> Bool) -> [Item] {
    guard kind == .navigationStack, element.children.blockMarks(at: 0) != nil else {
      return children.map(Item.node)
    }
    var items: [Item] = []
    var place = 0
    while place < element.children.count {
      if let (_, length) = element.children.blockMarks(at: place),
        isPlain(place..<place + length), isOne(place, length)
      {
        let start = place
        repeat {
          place += length
        } while element.children.blockMarks(at: place) != nil
          && isPlain(place..<place + length) && isOne(place, length)
        items.append(.screens(from: start, count: place - start))
      } else {
        items += nodes(of: element.children[place]).map(Item.node)
        place += 1
      }
    }
    return items
  }

  /// Returns whether a block contains only screens without rows below them and without the focus.
  private func isPlain(_ block: Range<Int>) -> Bool {
    guard kind == .navigationStack,
      let marks = element.children.blockMarks(at: block.lowerBound)?.marks, marks == 0
    else { return false }
    return !(focusPlace.map { block.contains($0) } ?? false)
  }
}
