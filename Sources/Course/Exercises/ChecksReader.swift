import Yams

/// Reads the `checks` of `exercise.yml` and joins them with the sections of `checks.nav`.
struct ChecksReader {
  /// The sections of `checks.nav`, or nil when that file cannot be read.
  let sections: [CheckScript]?

  /// Reads the checks.
  ///
  /// - Parameters:
  ///   - mapping: The top level of `exercise.yml`.
  ///   - log: Where problems are reported, a section without a check among them.
  /// - Returns: The checks that are complete.
  func checks(from mapping: inout YAMLMapping, log: inout ProblemLog) -> [Exercise.Check] {
    guard let node = mapping.require("checks", log: &log) else { return [] }
    let nodes = YAMLMapping.list(node, name: "checks", log: &log)
    if node.sequence != nil, nodes.isEmpty {
      log.report("there is no check; add one", at: node.position)
    }
    var names: [String] = []
    let checks = nodes.compactMap { check($0, names: &names, log: &log) }
    for section in sections ?? [] where !names.contains(section.name) {
      log.report(
        "checks.nav has a section '\(section.name)' that no check here is named after;"
          + " add the check or remove the section",
        at: node.position
      )
    }
    return checks
  }

  private func check(
    _ node: Node,
    names: inout [String],
    log: inout ProblemLog
  ) -> Exercise.Check? {
    guard var mapping = YAMLMapping(node) else {
      log.report("a check needs 'name: …', 'title: …' and 'points: …'", at: node.position)
      return nil
    }
    let name = mapping.text("name", log: &log)
    let title = mapping.text("title", log: &log)
    let points = mapping.number("points", in: 1...100, log: &log)
    let visibility: Exercise.Visibility? = mapping.choice("visibility", log: &log)
    let advice = mapping.optionalText("advice", log: &log)
    mapping.reportLeftovers(log: &log)
    guard let name else { return nil }
    let position = mapping.position(of: "name")
    if names.contains(name) {
      log.report("there are two checks '\(name)'; rename this one", at: position)
    }
    names.append(name)
    guard let script = script(name, position: position, log: &log) else { return nil }
    guard let title, let points, let visibility else { return nil }
    return Exercise.Check(
      name: name,
      title: title,
      points: points,
      visibility: visibility,
      advice: advice,
      script: script
    )
  }

  private func script(
    _ name: String,
    position: ContentProblem.Position,
    log: inout ProblemLog
  ) -> CheckScript? {
    guard let sections else { return nil }
    guard let section = sections.first(where: { $0.name == name }) else {
      log.report("checks.nav has no section for '\(name)'; add '## check \(name)'", at: position)
      return nil
    }
    return section
  }
}
