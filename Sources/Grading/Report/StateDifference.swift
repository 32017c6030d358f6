/// The first difference between the states of an app and of the solution.
///
/// Submissions with the same difference made the same mistake.
package struct StateDifference: Hashable, Sendable, Codable {
  /// The name of the check in which the difference occurred.
  package var check: String
  /// The number of the check's commands before the difference.
  package var step: Int
  /// The last command before the difference, or nil directly after the launch.
  package var command: String?
  /// The state of the app as a tree, without the parts that an author may choose freely.
  package var seen: String
  /// The state of the solution at the same point, as a tree.
  package var expected: String

  package init(check: String, step: Int, command: String?, seen: String, expected: String) {
    self.check = check
    self.step = step
    self.command = command
    self.seen = seen
    self.expected = expected
  }
}
