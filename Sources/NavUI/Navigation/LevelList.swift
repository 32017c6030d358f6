/// The levels of a navigation stack, with their positions and the changed ones.
@MainActor
final class LevelList {
  /// The levels, root first.
  private(set) var levels: [StackLevel] = []
  /// The number of unchanged levels at the start since this was last set.
  var known = 0

  /// Replaces some levels.
  ///
  /// - Parameters:
  ///   - range: The places.
  ///   - new: The new levels.
  func replace(_ range: Range<Int>, with new: [StackLevel]) {
    levels.replaceSubrange(range, with: new)
    known = min(known, range.lowerBound)
    let end = range.count == new.count ? range.lowerBound + new.count : levels.count
    for place in range.lowerBound..<end { levels[place].place = place }
  }

  /// Appends a level.
  ///
  /// - Parameter level: The level.
  func append(_ level: StackLevel) {
    replace(levels.count..<levels.count, with: [level])
  }

  /// Removes levels from the top until a given number is left.
  ///
  /// - Parameter count: The number of levels to keep.
  func keepFirst(_ count: Int) {
    replace(count..<levels.count, with: [])
  }

  /// Returns whether a level is in the stack.
  ///
  /// - Parameter level: The level.
  /// - Returns: Whether it is at its index in this stack.
  func contains(_ level: StackLevel) -> Bool {
    level.place < levels.count && levels[level.place] === level
  }
}
