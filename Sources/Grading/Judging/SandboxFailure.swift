/// The sandbox could not be started, which says nothing about the submission.
package struct SandboxFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parts of the sandbox.
  package var isolation: Isolation

  package init(isolation: Isolation) {
    self.isolation = isolation
  }

  package var description: String {
    "the sandbox (\(isolation.layers.joined(separator: ", "))) worked before but does not work now, "
      + "so nothing could be checked; the submission is not the cause. Free memory and processes, then try again"
  }
}
