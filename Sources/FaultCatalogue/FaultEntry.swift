/// The catalogue's entry on a fault: its harm, examples, and the right way.
package struct FaultEntry: Hashable, Sendable, Identifiable {
  /// The fault.
  package var fault: Fault
  /// The harm: the effect for a user of the app, and its cause.
  package var why: String
  /// The code to write instead.
  package var remedy: String
  /// The cases that one of the two tools cannot find, and the reason, without a full stop; nil if
  /// there are none.
  package var unseen: String?
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
    _ fault: Fault,
    why: String,
    remedy: String,
    unseen: String? = nil,
    versions: String = "iOS 16 and later",
    behaviours: [String] = [],
    wrong: Example,
    right: Example
  ) {
    self.fault = fault
    self.why = why
    self.remedy = remedy
    self.unseen = unseen
    self.versions = versions
    self.behaviours = behaviours
    self.wrong = wrong
    self.right = right
  }

  /// The name in findings, configuration and comments.
  package var id: String { fault.id }
}
