/// An entry of the fault catalogue, with the effect, remedy and examples of a fault.
package struct FaultEntry: Hashable, Sendable, Identifiable {
  /// The fault that the entry describes.
  package var fault: Fault
  /// The effect of the fault on a user of the app, and the cause of the fault.
  package var why: String
  /// A description of the code to write instead.
  package var remedy: String
  /// The cases that a tool cannot detect, with the reason, or nil if there are none.
  package var unseen: String?
  /// The affected versions of SwiftUI, such as `iOS 16 and later`.
  package var versions: String
  /// The ids of the SwiftUI behaviours that the fault involves, as listed in `Docs/Behaviours.tsv`.
  package var behaviours: [String]
  /// An example app that contains the fault.
  package var wrong: Example
  /// An app with the same feature and without the fault.
  package var right: Example
  /// The name of the lesson that teaches how to avoid the fault, or nil if there is none.
  package var lesson: String?
  /// The name of the exercise that practises how to avoid the fault, or nil if there is none.
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

  /// The name of the fault in findings, configuration and comments.
  package var id: String { fault.id }
}
