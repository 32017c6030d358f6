/// A description, for a learner, of the states that a goal compares.
struct GoalContract {
  private let rule: GoalRule
  /// The subjects of the expectations before the goal.
  private let onTheWay: [String]

  init(_ rule: GoalRule, onTheWay: [String] = []) {
    self.rule = rule
    self.onTheWay = onTheWay
  }

  /// The lines about the comparisons before the goal, the final state, and the parts that are free to differ.
  var lines: [String] {
    guard !onTheWay.isEmpty else { return end }
    return ["Compared on the way: \(onTheWay.joined(separator: "; "))."]
      + end.map { $0.replacing("Compared: ", with: "Compared at the end: ") }
      .map { $0.replacing("Free: ", with: "Free at the end: ") }
  }

  private var end: [String] {
    let several = rule.goals.count > 1 ? " One of \(rule.goals.count) states is enough." : ""
    let nothing = rule.goals.allSatisfy { $0.presented == [] }
    let parts = Self.list(of: rule.parts, worth: rule.worth, isBare: nothing)
    let compared = "Compared: \(parts).\(several)"
    let free = Goal.Part.allCases.filter { !rule.parts.contains($0) }
    guard !free.isEmpty else { return [compared] }
    return [compared, "Free: \(Self.list(of: free, worth: [:]))."]
  }

  /// Returns a list of parts with their points, if any.
  static func list(
    of parts: [Goal.Part],
    worth: [Goal.Part: Int],
    isBare: Bool = false
  ) -> String {
    parts.map { part in
      let points = worth[part] ?? 0
      let words = part == .presented && isBare ? "that nothing is presented over them" : part.words
      return words + (points > 0 ? " (\(points))" : "")
    }
    .joined(separator: "; ")
  }
}

extension Goal.Part {
  /// A description of the part, for a learner.
  package var words: String {
    switch self {
    case .tab: "the selected tab"
    case .screens: "the screens of the stack by their titles, the root first"
    case .path: "the values in the path"
    case .presented: "the presentation over the screens"
    case .text: "texts on the screen"
    }
  }
}
