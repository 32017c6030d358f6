/// An error that indicates that a sandbox could not be started, through no fault of the submission.
package struct SandboxFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The isolation that the sandbox should provide.
  package var isolation: Isolation

  package init(isolation: Isolation) {
    self.isolation = isolation
  }

  package var description: String {
    "the sandbox (\(isolation.layers.joined(separator: ", "))) worked before but does not work now, "
      + "so nothing could be checked; the submission is not the cause. Free some memory, end some processes, "
      + "then try again"
  }
}
