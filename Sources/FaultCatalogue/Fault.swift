/// A common mistake in navigation code, with the facts on which decisions of the program depend.
///
/// The linter and the runtime use the same id for the same mistake. The explanation and the
/// examples are in its `FaultEntry`.
package struct Fault: Hashable, Sendable, Identifiable {
  /// The name in findings, configuration and comments, such as `nested-stack`.
  package var id: String
  /// The fault, in one line without a full stop.
  package var summary: String
  /// The subject of the mistake.
  package var topic: Topic
  /// The severity, unless a configuration says otherwise.
  package var severity: Severity
  /// The tool that finds it.
  package var detection: Detection
  /// Whether the linter can fix it safely.
  package var isFixable: Bool
  /// Whether it is a mistake of navigation, which the course teaches; others are only reported when
  /// they occur.
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
  /// Finds the fault with an id.
  ///
  /// - Parameter id: The id, such as `nested-stack`.
  /// - Returns: The fault, or nil if there is none.
  package static func named(_ id: String) -> Fault? {
    all.first { $0.id == id }
  }
}
