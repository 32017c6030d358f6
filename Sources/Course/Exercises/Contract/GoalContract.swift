/// What a rule about states compares, in words for a learner.
struct GoalContract {
  private let rule: GoalRule

  init(_ rule: GoalRule) {
    self.rule = rule
  }

  /// One line about what is compared, and one about what is free.
  var lines: [String] {
    let several = rule.goals.count > 1 ? " One of \(rule.goals.count) states is enough." : ""
    let compared = "Compared: \(Self.list(of: rule.parts, worth: rule.worth)).\(several)"
    let free = Goal.Part.allCases.filter { !rule.parts.contains($0) }
    guard !free.isEmpty else { return [compared] }
    return [compared, "Free: \(Self.list(of: free, worth: [:]))."]
  }

  /// Parts, each with its points where parts have some.
  static func list(of parts: [Goal.Part], worth: [Goal.Part: Int]) -> String {
    parts.map { part in
      let points = worth[part].map { " (\($0))" } ?? ""
      return part.words + points
    }
    .joined(separator: "; ")
  }
}

extension Goal.Part {
  /// What is compared, in words for a learner.
  package var words: String {
    switch self {
    case .tab: "the selected tab"
    case .screens: "the screens of the stack by their titles, the root first"
    case .path: "the values in the path"
    case .presented: "what lies over the screens"
    case .text: "texts on the screen"
    }
  }
}
