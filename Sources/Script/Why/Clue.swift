import SceneModel
import SceneText

/// A kind of explanation for a command's result.
protocol Clue: Sendable {
  /// Returns evidence from the facts about a command.
  ///
  /// - Parameters:
  ///   - deed: The command, with the app before and after.
  ///   - signs: The character set.
  /// - Returns: The findings; empty if this kind of clue does not apply.
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence]
}

/// A finding, in one sentence.
struct Evidence: Hashable, Sendable {
  /// The sentence.
  var text: String
  /// Whether it is the reason why nothing happened, rather than an additional fact.
  var isReason: Bool
  /// The id of the fault behind it, if there is one.
  var fault: String?

  init(_ text: String, isReason: Bool = false, fault: String? = nil) {
    self.text = text
    self.isReason = isReason
    self.fault = fault
  }
}
