internal import NavUI
internal import SceneModel

/// A translation of NavUI's description into elements, which reuses the results for unchanged
/// parts.
@MainActor
struct SceneTranslation {
  /// Translated long lists of children, by the ids of their elements.
  private var known: [Int: Known] = [:]
  private var next: [Int: Known] = [:]

  /// A list of children, and its translation.
  private struct Known {
    var source: SharedList<SceneElement> = []
    var result: SharedList<Element> = []
    /// The size of each block of the list.
    var sizes: [DescriptionRoom.Size] = []
  }

  /// Returns the window in the form for the driver.
  ///
  /// - Parameters:
  ///   - window: The window as NavUI describes it.
  ///   - room: How many elements cross; those for which no room is left become a number of rows.
  /// - Returns: The window with all that there is room for.
  mutating func window(_ window: SceneElement, room: inout DescriptionRoom) -> Element {
    next = [:]
    defer { known = next }
    return element(window, room: &room)
  }

  private mutating func element(_ element: SceneElement, room: inout DescriptionRoom) -> Element {
    room.elements -= 1
    var result = Element(element)
    room.depth += 1
    defer { room.depth -= 1 }
    result.children = children(of: element, room: &room)
    return result
  }

  private mutating func children(
    of element: SceneElement,
    room: inout DescriptionRoom
  ) -> SharedList<Element> {
    let source = element.children
    guard let length = source.blockMarks(at: 0)?.count else {
      return SharedList(translated(0..<source.count, of: element, room: &room).elements)
    }
    let earlier = known[element.id] ?? Known()
    var made = Known(source: source)
    var taken = 0..<0
    for start in stride(from: 0, to: source.count, by: length) {
      let block = made.sizes.count
      if block < earlier.sizes.count, source.hasSameBlock(as: earlier.source, at: start),
        room.take(earlier.sizes[block])
      {
        // Neighbours are taken together, which shares the blocks that they lie in.
        taken = (taken.isEmpty ? start : taken.lowerBound)..<start + length
        made.sizes.append(earlier.sizes[block])
        continue
      }
      made.result.append(taken, of: earlier.result)
      taken = 0..<0
      let range = start..<min(start + length, source.count)
      let part = translated(range, of: element, room: &room)
      made.result.append(contentsOf: part.elements)
      made.sizes.append(part.size)
      guard part.isWhole else { return made.result }
    }
    made.result.append(taken, of: earlier.result)
    // What was cut may be cut at another place the next time.
    if !room.isCut { next[element.id] = made }
    return made.result
  }

  private mutating func translated(
    _ range: Range<Int>,
    of element: SceneElement,
    room: inout DescriptionRoom
  ) -> (elements: [Element], size: DescriptionRoom.Size, isWhole: Bool) {
    let before = room.begin()
    var elements: [Element] = []
    elements.reserveCapacity(min(range.count, max(room.elements, 0)))
    for place in range {
      let child = element.children[place]
      guard room.isFor(child) else {
        let rest = element.children.count - place
        elements.append(Element(id: -1 - element.id, kind: .rowsBelow, value: "\(rest)"))
        return (elements, room.end(before), false)
      }
      elements.append(self.element(child, room: &room))
    }
    return (elements, room.end(before), true)
  }
}
