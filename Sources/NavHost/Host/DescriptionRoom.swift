/// The limits on a description of an app's scene.
struct DescriptionRoom {
  /// The remaining number of elements.
  var elements = Self.elementLimit
  /// The current nesting of elements.
  var depth = 0
  /// A Boolean value that indicates whether some elements were nested too deeply.
  private(set) var isTooDeep = false
  /// A Boolean value that indicates whether any elements were omitted.
  private(set) var isCut = false
  /// The depth of the deepest element described since the measurement began.
  private var deepest = 0

  /// The size of a group of elements.
  struct Size {
    /// The number of the group's elements and their descendants.
    var elements: Int
    /// The number of levels below the first level.
    var depth: Int
  }

  /// The maximum number of elements in a description.
  private static let elementLimit = 100_000
  /// The maximum nesting of elements.
  private static let depthLimit = 200

  /// A Boolean value that indicates whether no further element can be described.
  var isEmpty: Bool { elements <= 0 }

  /// Checks whether the limits allow another element, at least without its children, and records any omission.
  mutating func isForAnother() -> Bool {
    guard depth < Self.depthLimit else {
      isTooDeep = true
      isCut = true
      return false
    }
    deepest = max(deepest, depth)
    if elements <= 0 { isCut = true }
    return elements > 0
  }

  /// Subtracts the size of previously described elements if the limits allow, and returns whether the size was
  /// subtracted.
  ///
  /// - Returns: Whether the limits allow the elements.
  mutating func take(_ size: Size) -> Bool {
    guard size.elements < elements, depth + size.depth < Self.depthLimit else { return false }
    elements -= size.elements
    deepest = max(deepest, depth + size.depth)
    return true
  }

  /// Starts measuring the elements that follow, and returns the state before the measurement.
  mutating func begin() -> DescriptionRoom {
    let before = self
    deepest = depth
    return before
  }

  /// Ends a measurement, and returns the size of the elements described since its start.
  mutating func end(_ before: DescriptionRoom) -> Size {
    let size = Size(elements: before.elements - elements, depth: deepest - depth)
    deepest = max(deepest, before.deepest)
    return size
  }
}
