/// The first difference between an actual and an expected text.
struct TextDifference: Hashable, Sendable, CustomStringConvertible {
  /// The number of the first different line, counted from 1.
  let line: Int
  /// The expected lines around the difference.
  let expected: [Substring]
  /// The actual lines around the difference.
  let seen: [Substring]

  /// Creates the difference between two texts, or returns nil if the texts are equal.
  ///
  /// - Parameters:
  ///   - expected: The expected text.
  ///   - seen: The actual text.
  init?(expected: String, seen: String) {
    guard expected != seen else { return nil }
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = seen.split(separator: "\n", omittingEmptySubsequences: false)
    let common = zip(left, right).prefix { $0 == $1 }.count
    line = common + 1
    self.expected = Array(left.dropFirst(common).prefix(Self.shown))
    self.seen = Array(right.dropFirst(common).prefix(Self.shown))
  }

  /// A description of the difference in several lines.
  var description: String {
    let lines = expected.map { "  expected  \($0)" } + seen.map { "  seen      \($0)" }
    return (["\(line):1: not as recorded"] + lines).joined(separator: "\n")
  }

  private static let shown = 5
}
