import Yams

/// A reader of a task's criteria and their judges.
struct CriteriaReader {
  /// The checks of the exercise.
  let checks: [Exercise.Check]
  /// A Boolean value that indicates whether criteria may also refer to checks that are kept elsewhere.
  var hasOtherChecks = false

  static let key = "criteria"
  /// The key for explanatory text in the task.
  static let backgroundKey = "background"

  /// Reads the criteria, or returns an empty array if there are none.
  ///
  /// - Parameters:
  ///   - mapping: The top level of the file.
  ///   - log: The log for problems.
  /// - Returns: The complete criteria; empty if the key is missing.
  func criteria(from mapping: inout YAMLMapping, log: inout ProblemLog) -> [Exercise.Criterion] {
    guard let node = mapping.take(Self.key) else { return [] }
    var ids: Set<String> = []
    return YAMLMapping.list(node, name: Self.key, log: &log).compactMap { node in
      guard let (criterion, position) = criterion(node, log: &log) else { return nil }
      if !ids.insert(criterion.id).inserted {
        log.report("there are two criteria named '\(criterion.id)'; rename this one", at: position)
      }
      return criterion
    }
  }

  private func criterion(
    _ node: Node,
    log: inout ProblemLog
  ) -> (Exercise.Criterion, ContentProblem.Position)? {
    guard var mapping = YAMLMapping(node) else {
      log.report("a criterion needs 'id: …', 'says: …' and 'checks: …'", at: node.position)
      return nil
    }
    let id = mapping.text("id", log: &log)
    let says = mapping.text("says", log: &log)
    let judge = judge(from: &mapping, log: &log)
    mapping.reportLeftovers(log: &log)
    guard let id, let says, let judge else { return nil }
    let position = mapping.position(of: "id")
    if !ShortName.matches(id) {
      log.report(
        "'\(id)' cannot be an id; use lower-case letters, digits and dashes",
        at: position
      )
    }
    return (Exercise.Criterion(id: id, says: says, judge: judge), position)
  }

  private func judge(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> Exercise.Criterion.Judge? {
    let isJudgedByChecks = mapping.has("checks")
    let isJudgedByPerson = mapping.has("judged-by")
    guard isJudgedByChecks != isJudgedByPerson else {
      log.report(
        "a criterion needs either 'checks: [NAME, …]' or 'judged-by: teacher'; write one of the two",
        at: mapping.position
      )
      _ = (mapping.take("checks"), mapping.take("judged-by"))
      return nil
    }
    guard isJudgedByChecks else {
      _ = mapping.take("checks")
      let person: Exercise.Criterion.Person? = mapping.choice("judged-by", log: &log)
      return person.map { .person($0) }
    }
    _ = mapping.take("judged-by")
    let position = mapping.position(of: "checks")
    let names = mapping.positionedTexts("checks", log: &log)
    if names.isEmpty {
      log.report("'checks' is empty; name a check, or write 'judged-by: teacher'", at: position)
    }
    for name in names where !hasOtherChecks && !checks.contains(where: { $0.name == name.text }) {
      let known = checks.map(\.name).joined(separator: ", ")
      log.report(
        "the exercise has no check '\(name.text)'; its checks are \(known)",
        at: name.position
      )
    }
    return names.isEmpty ? nil : .checks(names.map(\.text))
  }
}
