import Yams

/// A reader of the states that a check accepts.
struct GoalReader {
  /// The points of the check, or nil if they are unknown.
  let points: Int?

  /// Reads a check's rule from its `goal` or `goals`, `free` and `worth`, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the check.
  ///   - log: The log for problems.
  /// - Returns: The rule, or nil after a problem.
  func rule(from mapping: inout YAMLMapping, log: inout ProblemLog) -> GoalRule? {
    let free = free(from: &mapping, log: &log)
    let nodes: [Node]
    if let node = mapping.take("goals") {
      nodes = YAMLMapping.list(node, name: "goals", log: &log)
      if mapping.has("goal") {
        log.report("write 'goal' or 'goals', not both", at: node.position)
      } else if node.sequence != nil, nodes.isEmpty {
        log.report("'goals' is empty; add a state", at: node.position)
      }
    } else {
      nodes = mapping.take("goal").map { [$0] } ?? []
    }
    _ = mapping.take("goal")
    let goals = nodes.compactMap { goal($0, free: free, log: &log) }
    for (goal, node) in zip(goals, nodes).dropFirst() where goal.parts != goals[0].parts {
      let parts = goals[0].parts.map(\.rawValue).joined(separator: ", ")
      log.report(
        "all states must name the same parts; the first state names \(parts)",
        at: node.position
      )
    }
    let parts = goals.first?.parts ?? []
    let worth = worth(of: parts, from: &mapping, log: &log)
    guard !goals.isEmpty, goals.count == nodes.count else { return nil }
    return GoalRule(goals: goals, worth: worth)
  }

  /// Reads the points of each compared part, or returns an empty dictionary if only the complete state counts.
  ///
  /// - Parameters:
  ///   - parts: The compared parts.
  ///   - mapping: The mapping of the check.
  ///   - log: The log for problems.
  /// - Returns: The points; empty if only the whole counts.
  func worth(
    of parts: [Goal.Part],
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [Goal.Part: Int] {
    guard let node = mapping.take("worth") else { return [:] }
    guard var inner = YAMLMapping(node), !parts.isEmpty else {
      let reason = parts.isEmpty ? "the goal has no parts; remove 'worth'" : Self.worthForm
      log.report(reason, at: node.position)
      return [:]
    }
    var worth: [Goal.Part: Int] = [:]
    let problems = log.problems.count
    for part in parts {
      worth[part] = inner.number(part.rawValue, in: 0...100, log: &log)
    }
    inner.reportLeftovers(log: &log)
    let sum = worth.values.reduce(0, +)
    if let points, log.problems.count == problems, sum != points {
      log.report(
        "the parts add up to \(sum) points, but the check has \(points); make the two numbers equal",
        at: node.position
      )
    }
    return worth
  }

  private static let worthForm = "'worth' must contain a line 'PART: POINTS' for each part"

  private func free(from mapping: inout YAMLMapping, log: inout ProblemLog) -> Set<Goal.Part> {
    let texts = mapping.positionedTexts("free", log: &log)
    return Set(texts.compactMap { YAMLMapping.choice($0, name: "the part", log: &log) })
  }

  private func goal(_ node: Node, free: Set<Goal.Part>, log: inout ProblemLog) -> Goal? {
    guard var mapping = YAMLMapping(node) else {
      log.report("a state needs lines such as 'screens: [Feed, Post]'", at: node.position)
      return nil
    }
    var goal = Goal()
    goal.tab = mapping.optionalText("tab", log: &log)
    goal.screens = texts("screens", in: &mapping, log: &log)
    goal.path = path(in: &mapping, log: &log)
    goal.texts = texts("text", in: &mapping, log: &log)
    let presented = presented(in: &mapping, log: &log)
    goal.presented = presented ?? (free.contains(.presented) ? nil : [])
    mapping.reportLeftovers(log: &log)
    for part in goal.parts where free.contains(part) {
      log.report(
        "the goal compares '\(part.rawValue)', but also lists it in 'free'; remove it from the goal or from 'free'",
        at: node.position
      )
    }
    if goal.parts.isEmpty {
      log.report("the goal compares nothing; name a part, such as 'screens'", at: node.position)
    }
    return goal
  }

  private func texts(
    _ key: String,
    in mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [String]? {
    guard mapping.has(key) else {
      _ = mapping.take(key)
      return nil
    }
    let position = mapping.position(of: key)
    let problems = log.problems.count
    let texts = mapping.positionedTexts(key, log: &log).map(\.text)
    if texts.isEmpty, log.problems.count == problems {
      log.report("'\(key)' is empty; write a value or remove it", at: position)
    }
    return texts
  }

  private func path(in mapping: inout YAMLMapping, log: inout ProblemLog) -> SwiftText? {
    let position = mapping.position(of: "path")
    guard let node = mapping.take("path") else { return nil }
    guard node.sequence != nil else {
      return YAMLMapping.text(node, name: "path", log: &log).map { SwiftText($0, at: position) }
    }
    let values = YAMLMapping.list(node, name: "path", log: &log).compactMap {
      YAMLMapping.text($0, name: "a value of 'path'", quoted: false, log: &log)
    }
    return SwiftText("[\(values.joined(separator: ", "))]", at: position)
  }

  /// Reads the presentations from bottom to top, or returns nil if the goal does not specify them.
  private func presented(
    in mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [Goal.Presented]? {
    let kinds = Goal.Presented.Kind.allCases
    var presented: [Goal.Presented] = []
    for key in mapping.keys {
      guard let kind = Goal.Presented.Kind(rawValue: key) else { continue }
      let screens = mapping.positionedTexts(key, log: &log).map(\.text)
      presented.append(Goal.Presented(kind, screens: screens == [Goal.anyScreen] ? [] : screens))
    }
    let node = mapping.take("presented")
    for kind in kinds where !mapping.has(kind.rawValue) { _ = mapping.take(kind.rawValue) }
    if let node {
      guard presented.isEmpty, node.scalar?.string == "none" else {
        log.report(
          "'presented' can only be 'none'; otherwise, write 'sheet: TITLE'",
          at: node.position
        )
        return nil
      }
      return []
    }
    return presented.isEmpty ? nil : presented
  }
}
