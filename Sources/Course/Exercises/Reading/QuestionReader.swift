import Yams

/// Reads the choices of a question.
struct QuestionReader {
  /// Reads the question of a check.
  ///
  /// - Parameters:
  ///   - mapping: The check.
  ///   - log: Where problems are reported.
  /// - Returns: The question, or nil after a problem.
  func question(from mapping: inout YAMLMapping, log: inout ProblemLog) -> Question? {
    guard let node = mapping.require("choices", log: &log) else { return nil }
    let nodes = YAMLMapping.list(node, name: "choices", log: &log)
    let choices = nodes.compactMap { choice($0, log: &log) }
    guard node.sequence != nil, choices.count == nodes.count else { return nil }
    if choices.count < 2 || choices.count > Question.mostChoices {
      log.report(
        "a question has from 2 to \(Question.mostChoices) choices; this one has \(choices.count)",
        at: node.position
      )
    }
    if !choices.isEmpty, !choices.contains(where: \.isRight) {
      log.report("no choice is right; write 'right: true' below one or several", at: node.position)
    }
    return Question(choices: choices)
  }

  private func choice(_ node: Node, log: inout ProblemLog) -> Question.Choice? {
    guard var mapping = YAMLMapping(node) else {
      log.report("a choice needs 'text: …' and 'why: …'", at: node.position)
      return nil
    }
    let text = mapping.text("text", log: &log)
    let isRight = mapping.flag("right", log: &log)
    let why = mapping.text("why", log: &log)
    mapping.reportLeftovers(log: &log)
    guard let text, let why else { return nil }
    return Question.Choice(text, isRight: isRight, why: why)
  }
}
