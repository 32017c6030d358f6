extension Exercise {
  /// A condition that the learner's work must meet, with the points for meeting it.
  package struct Check: Hashable, Sendable {
    /// The name of the check, which is also used in `checks.nav`.
    package var name: String
    /// The condition that must be met, as a sentence for the learner.
    package var title: String
    package var points: Int
    package var visibility: Visibility
    /// Advice for a learner whose work fails the check, or nil if the failure needs none.
    package var advice: String?
    /// The names of the checks that must pass before this check runs.
    package var requires: [String]
    /// The method of deciding whether the check passes.
    package var method: Method
    /// The version of the data files that the app reads, or nil for the learner's version.
    package var data: OtherData?
    /// The reason why the check catches no mutant, or nil if the author gives none.
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

    /// A copy of the check without advice, for answers in the wrong form, to which the advice does not apply.
    package var withoutAdvice: Check {
      var check = self
      check.advice = nil
      return check
    }

    /// Creates a check that runs a script.
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

  /// A level of detail at which a check is reported to a learner.
  package enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// A full report each time the work is checked.
    case `public`
    /// A report that merely mentions the check, which runs only when the work is graded.
    case hidden
  }
}
