import Foundation

/// A part of many alike cases, or of tests that take long: each run takes one, and the next commit's run the next one.
///
/// After as many commits as there are parts, everything has been tried. `NAVLAB_TURN` says whose turn it is; with
/// `NAVLAB_THOROUGH=yes` a run takes them all.
package struct Share: Sendable {
  /// The number of parts that the cases are divided into.
  package let parts: Int
  /// The part that is taken; nil for all of them.
  package let part: Int?
  /// Whether the run says which part it takes; a run by hand need not.
  private let hasTurn: Bool

  /// Creates the share of a run.
  ///
  /// - Parameters:
  ///   - parts: The number of parts, at least one.
  ///   - environment: Where the run says what it takes; the process's own unless given.
  package init(
    of parts: Int,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.parts = parts
    // Without a turn, as when one suite is run by hand, it is the first part's.
    let turn = environment["NAVLAB_TURN"].flatMap { Int($0) }
    hasTurn = turn != nil
    part = environment["NAVLAB_THOROUGH"] == "yes" ? nil : abs((turn ?? 0) % parts)
  }

  /// Returns the cases of this share, in their order.
  ///
  /// - Parameters:
  ///   - cases: All cases, in an order that is the same for each run.
  ///   - shift: The number of turns by which this list is ahead, so that slow cases of several lists do not come
  ///     together.
  /// - Returns: Every case whose place belongs to the part.
  package func of<Cases: Collection>(_ cases: Cases, ahead shift: Int = 0) -> [Cases.Element] {
    guard let part else { return Array(cases) }
    return cases.enumerated().filter { ($0.offset + shift) % parts == part }.map(\.element)
  }

  /// Returns whether a single test that takes long has its turn: in one run of so many, and in each run by hand.
  ///
  /// - Parameter place: The part that the test belongs to, counted from 0.
  /// - Returns: Whether the run takes the test.
  package func takes(_ place: Int) -> Bool {
    guard let part, hasTurn else { return true }
    return part == place % parts
  }
}
