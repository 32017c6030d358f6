/// The first state in which an app differs from the solution.
///
/// Submissions with the same difference made the same mistake.
package struct StateDifference: Hashable, Sendable, Codable {
  /// The name of the check in which it occurred.
  package var check: String
  /// The number of the check's commands before it.
  package var step: Int
  /// The last of these commands, or nil right after the launch.
  package var command: String?
  /// The state of the app as a tree, without the parts that an author may choose freely.
  package var seen: String
  /// The state of the solution at the same place.
  package var expected: String

  package init(check: String, step: Int, command: String?, seen: String, expected: String) {
    self.check = check
    self.step = step
    self.command = command
    self.seen = seen
    self.expected = expected
  }
}
