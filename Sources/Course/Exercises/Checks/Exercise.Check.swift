extension Exercise {
  /// One thing that is looked at, with the points that it brings.
  package struct Check: Hashable, Sendable {
    /// The name of the check, also in `checks.nav`.
    package var name: String
    /// The condition that must hold, as a sentence for the learner.
    package var title: String
    package var points: Int
    package var visibility: Visibility
    /// Advice for when the check fails, or nil when the failure says it all.
    package var advice: String?
    /// The names of the checks that must pass before this one is made.
    package var requires: [String]
    /// The way to find out whether it holds.
    package var method: Method
    /// The reason why no mutant is caught by it, or nil when the author gives none.
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

  /// The detail in which a check is reported to a learner.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// Everything, as often as the learner likes.
    case `public`
    /// That there is one; it is made when the work is graded.
    case hidden
  }
}
