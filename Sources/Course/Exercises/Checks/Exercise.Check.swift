extension Exercise {
  /// One condition to check, with its points.
  package struct Check: Hashable, Sendable {
    /// The check name, which is also used in `checks.nav`.
    package var name: String
    /// The condition that must hold, as a sentence for the learner.
    package var title: String
    package var points: Int
    package var visibility: Visibility
    /// Advice for a failure, or nil if the failure is clear by itself.
    package var advice: String?
    /// The names of the checks that must pass before this one runs.
    package var requires: [String]
    /// The way to decide whether it passes.
    package var method: Method
    /// The version of the data files with which the app runs, or nil for the learner's version.
    package var data: OtherData?
    /// The reason why no mutant is caught by it, or nil if the author gives none.
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

    /// Creates a check with a script.
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

  /// The level of detail in which a check is reported to a learner.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// Every detail, any number of times.
    case `public`
    /// Only the existence of the check, which runs when the work is graded.
    case hidden
  }
}
