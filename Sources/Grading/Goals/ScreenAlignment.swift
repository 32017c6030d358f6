/// The expected screens of a stack, side by side with the actual ones.
struct ScreenAlignment: Hashable, Sendable {
  /// The rows, from the root up.
  private(set) var rows: [Row] = []
  /// Whether every screen is as expected.
  let isRight: Bool
  /// Whether the right screens are in a different order.
  let isOtherOrder: Bool

  /// One place on the stack.
  enum Row: Hashable, Sendable {
    case same(SeenState.Screen)
    case missing(String)
    case extra(SeenState.Screen)
  }

  /// The maximum number of screens that are compared.
  private static let limit = 60

  /// Aligns two stacks so that they have as many screens in common as possible.
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

  /// Returns the number of screens that the remaining stacks have in common, for each pair of
  /// starting places.
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
