import SceneModel
import SceneText

/// One kind of thing that can explain what came of a command.
protocol Clue: Sendable {
  /// Looks for it in what is known of a command.
  ///
  /// - Parameters:
  ///   - deed: The command, with the app before and after.
  ///   - signs: The signs to write with.
  /// - Returns: What was found, nothing where there is nothing of the kind.
  static func evidence(in deed: Deed, signs: Signs) -> [Evidence]
}

/// Something that was found, in a sentence.
struct Evidence: Hashable, Sendable {
  /// The sentence.
  var text: String
  /// Whether it is why nothing happened, rather than something that belongs to it.
  var isReason: Bool
  /// The id of the fault that it shows, where it shows one.
  var fault: String?

  init(_ text: String, isReason: Bool = false, fault: String? = nil) {
    self.text = text
    self.isReason = isReason
    self.fault = fault
  }
}
