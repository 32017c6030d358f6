extension Exercise {
  /// One thing that is looked at, with the points that it brings.
  package struct Check: Hashable, Sendable {
    /// What the check is called, also in `checks.nav`.
    package var name: String
    /// What must hold, as a sentence for the learner.
    package var title: String
    package var points: Int
    package var visibility: Visibility
    /// What to look at when the check fails, or nil when the failure says it all.
    package var advice: String?
    /// The names of the checks that must pass before this one is made.
    package var requires: [String]
    /// How it is found out whether it holds.
    package var method: Method
    /// Why no mutant is caught by it, or nil when the author does not say.
    package var whyNoMutant: String?

    package init(
      name: String,
      title: String,
      points: Int,
      visibility: Visibility = .public,
      advice: String? = nil,
      requires: [String] = [],
      method: Method
    ) {
      self.name = name
      self.title = title
      self.points = points
      self.visibility = visibility
      self.advice = advice
      self.requires = requires
      self.method = method
    }

    /// Makes a check whose script says all.
    package init(
      name: String,
      title: String,
      points: Int,
      visibility: Visibility = .public,
      advice: String? = nil,
      requires: [String] = [],
      script: CheckScript
    ) {
      self.init(
        name: name,
        title: title,
        points: points,
        visibility: visibility,
        advice: advice,
        requires: requires,
        method: .script(script)
      )
    }
  }

  /// How much a learner is told about a check.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// Everything, as often as the learner likes.
    case `public`
    /// That there is one; it is made when the work is graded.
    case hidden
  }
}
