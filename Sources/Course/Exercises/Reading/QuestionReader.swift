import Yams

/// A reader of the choices of a question.
struct QuestionReader {
  /// The key that marks a question whose answer was omitted.
  static let sealedKey = "sealed"
  /// The keys of a choice that belong to the answer.
  static let answerKeys = ["right", "why"]

  /// Reads the question of a check, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the check.
  ///   - log: The log for problems.
  /// - Returns: The question, or nil after a problem.
  func question(from mapping: inout YAMLMapping, log: inout ProblemLog) -> Question? {
    let isSealed = mapping.has(Self.sealedKey) && mapping.flag(Self.sealedKey, log: &log)
    guard let node = mapping.require("choices", log: &log) else { return nil }
    let nodes = YAMLMapping.list(node, name: "choices", log: &log)
    let choices = nodes.compactMap { choice($0, isSealed: isSealed, log: &log) }
    guard node.sequence != nil, choices.count == nodes.count else { return nil }
    if choices.count < 2 || choices.count > Question.mostChoices {
      log.report(
        "a question must have from 2 to \(Question.mostChoices) choices; this one has \(choices.count)",
        at: node.position
      )
    }
    if !isSealed, !choices.isEmpty, !choices.contains(where: \.isRight) {
      log.report(
        "no choice is right; write 'right: true' below one or more choices",
        at: node.position
      )
    }
    return Question(choices: choices, isSealed: isSealed)
  }

  private func choice(
    _ node: Node,
    isSealed: Bool,
    log: inout ProblemLog
  ) -> Question.Choice? {
    guard var mapping = YAMLMapping(node) else {
      log.report("a choice needs 'text: …' and 'why: …'", at: node.position)
      return nil
    }
    let text = mapping.text("text", log: &log)
    if isSealed {
      mapping.reportLeftovers(log: &log)
      return text.map { Question.Choice($0, why: "") }
    }
    let isRight = mapping.flag("right", log: &log)
    let why = mapping.text("why", log: &log)
    mapping.reportLeftovers(log: &log)
    guard let text, let why else { return nil }
    return Question.Choice(text, isRight: isRight, why: why)
  }
}
