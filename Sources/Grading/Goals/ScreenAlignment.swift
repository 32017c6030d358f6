/// An alignment of the expected screens of a stack with the actual ones.
struct ScreenAlignment: Hashable, Sendable {
  /// The rows, starting with the root.
  private(set) var rows: [Row] = []
  /// A Boolean value that indicates whether the actual screens match the expected ones.
  let isRight: Bool
  /// A Boolean value that indicates whether the expected screens occur in a different order.
  let isOtherOrder: Bool

  /// A row of the alignment, for one position in the stacks.
  enum Row: Hashable, Sendable {
    case same(SeenState.Screen)
    case missing(String)
    case extra(SeenState.Screen)
  }

  /// The maximum number of screens to compare.
  private static let limit = 60

  /// Creates an alignment of two stacks in which as many screens as possible match.
  init(expected names: [String], seen screens: [SeenState.Screen]) {
    isRight =
      names.count == screens.count && zip(screens, names).allSatisfy { $0.isCalled($1) }
    let expected = Array(names.prefix(Self.limit))
    let seen = Array(screens.prefix(Self.limit))
    isOtherOrder =
      !isRight && names.count == screens.count && Self.isPermutation(expected, of: seen)
    let lengths = Self.commonLengths(expected, seen)
    var (own, other) = (0, 0)
    while own < expected.count || other < seen.count {
      if own < expected.count, other < seen.count, seen[other].isCalled(expected[own]) {
        rows.append(.same(seen[other]))
        own += 1
        other += 1
      } else if other == seen.count
        || own < expected.count && lengths[own + 1][other] >= lengths[own][other + 1]
      {
        rows.append(.missing(expected[own]))
        own += 1
      } else {
        rows.append(.extra(seen[other]))
        other += 1
      }
    }
  }

  /// Returns a table of the numbers of matching screens after each pair of positions in both stacks.
  private static func commonLengths(
    _ expected: [String],
    _ seen: [SeenState.Screen]
  ) -> [[Int]] {
    let empty = [Int](repeating: 0, count: seen.count + 1)
    var lengths = [[Int]](repeating: empty, count: expected.count + 1)
    for own in expected.indices.reversed() {
      for other in seen.indices.reversed() {
        lengths[own][other] =
          seen[other].isCalled(expected[own])
          ? lengths[own + 1][other + 1] + 1
          : max(lengths[own + 1][other], lengths[own][other + 1])
      }
    }
    return lengths
  }

  private static func isPermutation(_ names: [String], of screens: [SeenState.Screen]) -> Bool {
    var rest = screens
    return names.allSatisfy { name in
      guard let index = rest.firstIndex(where: { $0.isCalled(name) }) else { return false }
      rest.remove(at: index)
      return true
    }
  }
}
