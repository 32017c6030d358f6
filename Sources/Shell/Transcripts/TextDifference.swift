/// The first place where a text is not as expected.
struct TextDifference: Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  let line: Int
  /// The lines around the place as they should be.
  let expected: [Substring]
  /// The lines around the place as they are.
  let seen: [Substring]

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - expected: The text as it should be.
  ///   - seen: The text as it is.
  init?(expected: String, seen: String) {
    guard expected != seen else { return nil }
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = seen.split(separator: "\n", omittingEmptySubsequences: false)
    let common = zip(left, right).prefix { $0 == $1 }.count
    line = common + 1
    self.expected = Array(left.dropFirst(common).prefix(Self.shown))
    self.seen = Array(right.dropFirst(common).prefix(Self.shown))
  }

  /// The difference over several lines.
  var description: String {
    let lines = expected.map { "  expected  \($0)" } + seen.map { "  seen      \($0)" }
    return (["\(line):1: not as written down"] + lines).joined(separator: "\n")
  }

  private static let shown = 5
}
