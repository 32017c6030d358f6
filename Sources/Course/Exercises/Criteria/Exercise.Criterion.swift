extension Exercise {
  /// Something that the task asks for, in the task's own words.
  package struct Criterion: Hashable, Sendable, Identifiable {
    /// A name, which mutants use.
    package var id: String
    /// The sentence of the task, or a part of it, as it stands there.
    package var says: String
    /// The judge of this criterion.
    package var judge: Judge

    package init(id: String, says: String, judge: Judge) {
      self.id = id
      self.says = says
      self.judge = judge
    }

    /// The names of the checks that judge it; none where a person does.
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

    /// A person who looks at what no check can see.
    package enum Person: String, CaseIterable, Hashable, Sendable {
      /// The person who reads the work.
      case teacher
      /// The learner alone, as where the task says how to go about it.
      case learner
    }
  }
}

extension Exercise {
  /// The criteria that no check judges.
  ///
  /// - Parameter person: Who judges them.
  /// - Returns: Those criteria, in the order of the exercise.
  package func criteria(for person: Criterion.Person) -> [Criterion] {
    criteria.filter { $0.judge == .person(person) }
  }

  /// The criteria that checks judge.
  package var judgedCriteria: [Criterion] {
    criteria.filter { !$0.checks.isEmpty }
  }
}
