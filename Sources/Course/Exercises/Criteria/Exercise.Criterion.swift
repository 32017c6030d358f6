extension Exercise {
  /// A requirement of a task, quoted from the task's text.
  package struct Criterion: Hashable, Sendable, Identifiable {
    /// The id by which mutants refer to the criterion.
    package var id: String
    /// The exact text of a sentence in the task, or of part of such a sentence.
    package var says: String
    /// The judge who decides whether the criterion is met.
    package var judge: Judge

    package init(id: String, says: String, judge: Judge) {
      self.id = id
      self.says = says
      self.judge = judge
    }

    /// The names of the checks that cover the criterion, or an empty array if a person judges it.
    package var checks: [String] {
      if case .checks(let names) = judge { names } else { [] }
    }

    /// A judge of a criterion.
    package enum Judge: Hashable, Sendable {
      /// The checks with the given names.
      case checks([String])
      /// A person who judges the work.
      case person(Person)
    }

    /// A person who judges criteria that no check can.
    package enum Person: String, CaseIterable, Hashable, Sendable {
      /// The person who reads the work.
      case teacher
      /// The learner, who judges criteria such as the way of working.
      case learner
    }
  }
}

extension Exercise {
  /// Returns the criteria that a person must judge.
  ///
  /// - Parameter person: The person who judges them.
  /// - Returns: The criteria in the order of the exercise.
  package func criteria(for person: Criterion.Person) -> [Criterion] {
    criteria.filter { $0.judge == .person(person) }
  }

  /// The criteria that checks cover.
  package var judgedCriteria: [Criterion] {
    criteria.filter { !$0.checks.isEmpty }
  }
}
