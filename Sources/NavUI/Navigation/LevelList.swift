/// A list of a navigation stack's levels; it tracks their positions and changes.
@MainActor
final class LevelList {
  /// The levels, root first.
  private(set) var levels: [StackLevel] = []
  /// The number of levels at the start that have not changed since this number was last set.
  var known = 0

  /// Replaces the levels in a range.
  ///
  /// - Parameters:
  ///   - range: The indices of the levels to replace.
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

  /// Removes levels from the top until only the given number is left.
  ///
  /// - Parameter count: The number of levels to keep.
  func keepFirst(_ count: Int) {
    replace(count..<levels.count, with: [])
  }

  /// Returns whether a level is in the list.
  ///
  /// - Parameter level: The level.
  /// - Returns: Whether the level is at its index in this list.
  func contains(_ level: StackLevel) -> Bool {
    level.place < levels.count && levels[level.place] === level
  }
}
