/// A common mistake in navigation code: its description, its harm, examples, and the right way.
///
/// The linter and the runtime name the same mistake by the same id.
package struct Fault: Hashable, Sendable, Identifiable {
  /// The name in findings, configuration and comments, such as `nested-stack`.
  package var id: String
  /// The fault, in one line without a full stop.
  package var summary: String
  /// The subject of the mistake.
  package var topic: Topic
  /// The harm: the effect for a user of the app, and its cause.
  package var why: String
  /// The code to write instead.
  package var remedy: String
  /// The severity, unless a configuration says otherwise.
  package var severity: Severity
  /// The tool that finds it.
  package var detection: Detection
  /// The cases that one of the two tools cannot find, and the reason, without a full stop; nil if
  /// there are none.
  package var unseen: String?
  /// Whether the linter can fix it safely.
  package var isFixable: Bool
  /// Whether it is a mistake of navigation, which the course teaches; others are only reported when
  /// they occur.
  package var isAboutNavigation: Bool
  /// The versions of SwiftUI concerned, such as `iOS 16 and later`.
  package var versions: String
  /// The ids in `Docs/Behaviours.tsv` of SwiftUI's behaviour here.
  package var behaviours: [String]
  /// Code with the mistake, and its effect.
  package var wrong: Example
  /// The same feature without the mistake.
  package var right: Example
  /// The name of the lesson that teaches it.
  package var lesson: String?
  /// The name of the exercise that practises it.
  package var exercise: String?

  package init(
    id: String,
    summary: String,
    topic: Topic,
    why: String,
    remedy: String,
    severity: Severity = .warning,
    detection: Detection,
    unseen: String? = nil,
    isFixable: Bool = false,
    isAboutNavigation: Bool = true,
    versions: String = "iOS 16 and later",
    behaviours: [String],
    wrong: Example,
    right: Example,
    lesson: String? = nil,
    exercise: String? = nil
  ) {
    self.id = id
    self.summary = summary
    self.topic = topic
    self.why = why
    self.remedy = remedy
    self.severity = severity
    self.detection = detection
    self.unseen = unseen
    self.isFixable = isFixable
    self.isAboutNavigation = isAboutNavigation
    self.versions = versions
    self.behaviours = behaviours
    self.wrong = wrong
    self.right = right
    self.lesson = lesson
    self.exercise = exercise
  }
}

extension Fault {
  /// Finds the fault with an id.
  ///
  /// - Parameter id: The id, such as `nested-stack`.
  /// - Returns: The fault, or nil when there is none.
  package static func named(_ id: String) -> Fault? {
    all.first { $0.id == id }
  }
}
