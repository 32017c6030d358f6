extension Exercise {
  /// One thing that is looked at, with the points that it brings.
  package struct Check: Hashable, Sendable {
    /// The name of the check's section in `checks.nav`.
    package var name: String
    /// What must hold, as a sentence for the learner.
    package var title: String
    package var points: Int
    package var visibility: Visibility
    /// What to look at when the check fails, or nil when the failure says it all.
    package var advice: String?
    /// The commands and expectations.
    package var script: CheckScript

    package init(
      name: String,
      title: String,
      points: Int,
      visibility: Visibility = .public,
      advice: String? = nil,
      script: CheckScript
    ) {
      self.name = name
      self.title = title
      self.points = points
      self.visibility = visibility
      self.advice = advice
      self.script = script
    }
  }

  /// How much a learner is told about a check.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// Everything.
    case `public`
    /// Whether it passed, and nothing else.
    case hidden
  }
}
