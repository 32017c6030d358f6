import SceneModel
import SceneText

/// A kind of explanation for a command's result.
protocol Clue: Sendable {
  /// Returns the evidence found in the facts about a command.
  ///
  /// - Parameters:
  ///   - deed: The command, with the app before and after.
  ///   - signs: The character set.
  /// - Returns: The findings; empty if this kind of clue does not apply.
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence]
}

/// A finding about a command, in one sentence.
struct Evidence: Hashable, Sendable {
  /// The sentence that states the finding.
  var text: String
  /// A Boolean value that indicates whether the finding explains why nothing happened.
  var isReason: Bool
  /// The id of the fault that causes the finding, or nil if there is none.
  var fault: String?

  init(_ text: String, isReason: Bool = false, fault: String? = nil) {
    self.text = text
    self.isReason = isReason
    self.fault = fault
  }
}
