extension Exercise {
  /// A requirement of the task, in the task's own words.
  package struct Criterion: Hashable, Sendable, Identifiable {
    /// A name, which mutants use.
    package var id: String
    /// The sentence of the task, or a part of it, word for word.
    package var says: String
    /// The judge of this criterion.
    package var judge: Judge

    package init(id: String, says: String, judge: Judge) {
      self.id = id
      self.says = says
      self.judge = judge
    }

    /// The names of the checks that cover it; empty if people do.
    package var checks: [String] {
      if case .checks(let names) = judge { names } else { [] }
    }

    /// The judge of a criterion.
    package enum Judge: Hashable, Sendable {
      /// These checks.
      case checks([String])
      /// A person.
      case person(Person)
    }

    /// A person who judges what no check can.
    package enum Person: String, CaseIterable, Hashable, Sendable {
      /// The person who reads the work.
      case teacher
      /// The learner, for example about the way of working.
      case learner
    }
  }
}

extension Exercise {
  /// Returns the criteria that no check covers.
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
