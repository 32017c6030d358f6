internal import NavUI

/// How much of an app's scene is told.
struct DescriptionRoom {
  /// How many more elements are told.
  var elements = Self.elementLimit
  /// How many elements the next one lies in.
  var depth = 0
  /// Whether there was something that lay too deep.
  private(set) var isTooDeep = false

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
      return false
    }
    return elements > 0
  }
}
