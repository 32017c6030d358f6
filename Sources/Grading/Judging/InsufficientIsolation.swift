/// An error that indicates that the computer offers less isolation than grading requires.
package struct InsufficientIsolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The isolation that the computer offers.
  package var isolation: Isolation
  /// The level of isolation that is required.
  package var required: Isolation.Level

  package var description: String {
    "the sandbox on this computer reaches only the level '\(isolation.level.rawValue)' "
      + "(\(isolation.layers.joined(separator: ", "))), but '\(required.rawValue)' is required; \(remedy)"
  }

  private var remedy: String {
    switch required {
    case .full where isolation.level == .kernel:
      "install bubblewrap and allow it to create namespaces, or require 'kernel'"
    default: "use Linux 5.13 or newer with Landlock and seccomp, or require a lower level"
    }
  }
}

extension Isolation {
  /// Throws an error if the isolation is not sufficient to run other people's work.
  ///
  /// - Parameter level: The minimum level of isolation.
  /// - Throws: `InsufficientIsolation` if the available level is lower.
  package func require(_ level: Level) throws(InsufficientIsolation) {
    guard self.level < level else { return }
    throw InsufficientIsolation(isolation: self, required: level)
  }
}
