/// A common fault in navigation code, with the facts that determine how NavLab treats it.
///
/// The linter and the runtime use the same id for the same mistake. The explanation and the examples are in its
/// `FaultEntry`.
package struct Fault: Hashable, Sendable, Identifiable {
  /// The name of the fault in findings, configuration and comments, such as `nested-stack`.
  package var id: String
  /// A description of the fault, in one line without a full stop.
  package var summary: String
  /// The topic of the fault.
  package var topic: Topic
  /// The severity of the fault, unless a configuration specifies a different severity.
  package var severity: Severity
  /// The tools that detect the fault.
  package var detection: Detection
  /// A Boolean value that indicates whether the linter can fix the fault safely.
  package var isFixable: Bool
  /// A Boolean value that indicates whether the fault concerns navigation, which is the subject of the course.
  package var isAboutNavigation: Bool

  package init(
    _ id: String,
    _ topic: Topic,
    _ severity: Severity,
    _ detection: Detection,
    isFixable: Bool = false,
    isAboutNavigation: Bool = true,
    _ summary: String
  ) {
    self.id = id
    self.summary = summary
    self.topic = topic
    self.severity = severity
    self.detection = detection
    self.isFixable = isFixable
    self.isAboutNavigation = isAboutNavigation
  }
}

extension Fault {
  /// Returns the fault with an id, or nil if there is none.
  ///
  /// - Parameter id: The id, such as `nested-stack`.
  /// - Returns: The fault, or nil if there is none.
  package static func named(_ id: String) -> Fault? {
    all.first { $0.id == id }
  }
}
