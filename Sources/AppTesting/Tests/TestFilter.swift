package import Grading

/// A filter that selects tests by name and share.
package struct TestFilter: Sendable {
  /// The patterns of names, as the user gave them.
  private let patterns: [String]
  /// The share of the tests to run on this machine.
  private let shard: Shard

  /// Creates a filter from patterns and a share.
  ///
  /// - Parameters:
  ///   - patterns: Regular expressions, one of which the name of a test must contain; empty for all tests.
  ///   - shard: The share of the tests that belongs to this machine.
  /// - Throws: A `FaultyPattern` for a pattern that is not a regular expression.
  package init(_ patterns: [String], shard: Shard = .whole) throws(FaultyPattern) {
    for pattern in patterns where (try? Regex(pattern)) == nil {
      throw FaultyPattern(text: pattern)
    }
    self.patterns = patterns
    self.shard = shard
  }

  /// Returns the tests whose names match the patterns, regardless of their share.
  ///
  /// - Parameter tests: All tests.
  /// - Returns: The tests, in the same order.
  package func named(_ tests: [TestScript]) -> [TestScript] {
    // Each pattern has been compiled once before.
    let expressions = patterns.compactMap { try? Regex($0) }
    guard !expressions.isEmpty else { return tests }
    return tests.filter { test in expressions.contains { test.name.contains($0) } }
  }

  /// Returns the tests that belong to the share.
  ///
  /// A test's share depends only on its name.
  ///
  /// - Parameter tests: The tests of all shares.
  /// - Returns: The tests, in the same order.
  package func ofShare(_ tests: [TestScript]) -> [TestScript] {
    tests.filter { shard.contains($0.name) }
  }

  /// A pattern that is not a regular expression.
  package struct FaultyPattern: Error, Hashable, CustomStringConvertible {
    fileprivate let text: String

    package var description: String {
      "--filter '\(text)' is not a regular expression; write a part of the name, such as: --filter cart"
    }
  }
}
