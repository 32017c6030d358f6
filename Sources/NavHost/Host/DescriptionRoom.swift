internal import NavUI

/// The part of an app's scene that is described.
struct DescriptionRoom {
  /// The number of elements that may still be described.
  var elements = Self.elementLimit
  /// The number of elements that the next one lies in.
  var depth = 0
  /// Whether there was something that lay too deep.
  private(set) var isTooDeep = false
  /// Whether anything was left out.
  private(set) var isCut = false
  /// The depth of the deepest reported element since this was last read.
  private var deepest = 0

  /// The room that some elements take.
  struct Size {
    /// The number of these elements, with everything in them.
    var elements: Int
    /// The number of levels below the first one.
    var depth: Int
  }

  /// The most elements that a description has.
  private static let elementLimit = 100_000
  /// The most elements that lie within one another.
  private static let depthLimit = 200

  /// Whether there is nothing left.
  var isEmpty: Bool { elements <= 0 }

  /// Whether an element can be told, at least by itself.
  mutating func isFor(_ element: SceneElement) -> Bool {
    guard depth < Self.depthLimit else {
      isTooDeep = true
      isCut = true
      return false
    }
    deepest = max(deepest, depth)
    if elements <= 0 { isCut = true }
    return elements > 0
  }

  /// Takes the room of elements that have been told before, if there is so much.
  ///
  /// - Returns: Whether there is.
  mutating func take(_ size: Size) -> Bool {
    guard size.elements < elements, depth + size.depth < Self.depthLimit else { return false }
    elements -= size.elements
    deepest = max(deepest, depth + size.depth)
    return true
  }

  /// Begins to measure the elements that follow.
  mutating func begin() -> DescriptionRoom {
    let before = self
    deepest = depth
    return before
  }

  /// The size of the elements that came since then.
  mutating func end(_ before: DescriptionRoom) -> Size {
    let size = Size(elements: before.elements - elements, depth: deepest - depth)
    deepest = max(deepest, before.deepest)
    return size
  }
}
