internal import NavUI
internal import SceneModel

/// The part of NavUI's description of the scene that fits into a reply.
@MainActor
struct SceneExcerpt {
  /// The sizes of the blocks in long lists of children, keyed by the id of the parent element.
  private var known: [Int: Known] = [:]
  private var next: [Int: Known] = [:]

  /// A list of children with the size of each of its blocks.
  private struct Known {
    var list: SharedList<Element>
    var sizes: [DescriptionRoom.Size] = []
  }

  /// Returns the window without the elements that exceed the limits of a description.
  ///
  /// - Parameters:
  ///   - window: The window as described by NavUI.
  ///   - room: The limits; elements beyond them are replaced with a number of rows.
  /// - Returns: The window, which is unchanged if it fits.
  /// - Complexity: O(*n*) in the elements that are not in unchanged blocks of long lists.
  mutating func window(_ window: Element, room: inout DescriptionRoom) -> Element {
    next = [:]
    defer { known = next }
    var rest = room
    measure(window, room: &rest)
    guard rest.isCut else {
      room = rest
      return window
    }
    return excerpt(of: window, room: &room)
  }

  private mutating func measure(_ element: Element, room: inout DescriptionRoom) {
    room.elements -= 1
    room.depth += 1
    defer { room.depth -= 1 }
    let list = element.children
    guard let length = list.blockMarks(at: 0)?.count else {
      measure(0..<list.count, of: list, room: &room)
      return
    }
    let earlier = known[element.id]
    var made = Known(list: list)
    for start in stride(from: 0, to: list.count, by: length) {
      let block = made.sizes.count
      if let earlier, block < earlier.sizes.count, list.hasSameBlock(as: earlier.list, at: start),
        room.take(earlier.sizes[block])
      {
        made.sizes.append(earlier.sizes[block])
        continue
      }
      let before = room.begin()
      measure(start..<min(start + length, list.count), of: list, room: &room)
      made.sizes.append(room.end(before))
      guard !room.isCut else { return }
    }
    next[element.id] = made
  }

  private mutating func measure(
    _ range: Range<Int>,
    of list: SharedList<Element>,
    room: inout DescriptionRoom
  ) {
    for place in range {
      guard !room.isCut, room.isForAnother() else { return }
      measure(list[place], room: &room)
    }
  }

  private func excerpt(of element: Element, room: inout DescriptionRoom) -> Element {
    room.elements -= 1
    room.depth += 1
    defer { room.depth -= 1 }
    var children: [Element] = []
    for child in element.children {
      guard room.isForAnother() else {
        let rest = element.children.count - children.count
        children.append(Element(id: -1 - element.id, kind: .rowsBelow, value: "\(rest)"))
        break
      }
      children.append(excerpt(of: child, room: &room))
    }
    var result = element
    result.children = SharedList(children)
    return result
  }
}
