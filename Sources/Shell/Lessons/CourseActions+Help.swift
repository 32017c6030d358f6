import Course
package import SceneText
package import Script

extension CourseActions {
  /// Returns the lines of hints, and records the number of hints shown.
  ///
  /// - Parameters:
  ///   - query: The exercise as the learner names it, or nil for the current one.
  ///   - choice: The hints to show.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if there is no such exercise, or the progress cannot be stored.
  package func hint(
    _ query: String?,
    _ choice: HintChoice = .next
  ) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      var exercise = try exercise(query)
      exercise.hints = exercise.hints.map(placedCommands(of: exercise).callAsFunction)
      let text = HintText(
        layout: layout,
        spelling: spelling,
        offersSolution: catalogue.holdsSolutions
      )
      var shown = 0
      if choice == .seen {
        shown = try progressFile.read().record(of: exercise.id).hints
        guard shown > 0 else { return text.invitation(to: exercise) }
      } else {
        try progressFile.update { progress in
          let seen = progress.record(of: exercise.id).hints
          shown = seen + 1
          if case .upTo(let number) = choice { shown = number }
          shown = min(shown, exercise.hints.count)
          progress.noteHint(of: exercise.id, number: shown)
        }
      }
      return text.lines(of: exercise, upTo: shown)
    }
  }

  /// Returns the author's solution if the learner has solved the exercise or confirms the request.
  ///
  /// - Parameters:
  ///   - query: The exercise as the learner names it, or nil for the current one.
  ///   - isWhole: Whether to show whole files, rather than the differences from the learner's files.
  ///   - insists: A closure that asks the learner for confirmation, or nil if there is no learner.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if there is no such exercise, or if it is not solved and the learner does not confirm.
  package func solution(
    _ query: String?,
    whole isWhole: Bool = false,
    insists: (String) -> Bool?
  ) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      guard catalogue.holdsSolutions else {
        return layout.paragraph(
          "This copy of NavLab has no solutions and no hidden checks; ask the person who gave it to you."
        )
      }
      let record = try progressFile.read().record(of: exercise.id)
      if record.status != .solved, !record.sawSolution {
        let question =
          "\(exercise.id) is not solved yet. Show the solution, and note that you saw it?"
        switch insists(question) {
        case true?: break
        case false?:
          return lines(
            "The solution is not shown. For a hint:",
            spelling("hint \(exercise.id.number)")
          )
        case nil:
          throw CommandFailure(
            .misuse,
            saying: "\(exercise.id) is not solved yet;"
              + " '\(spelling("solution \(exercise.id.number) --show"))' shows the solution anyway "
              + "and notes that you saw it, and '\(spelling("hint \(exercise.id.number)"))' gives a hint"
          )
        }
      }
      let lines = try answer(to: exercise, whole: isWhole)
      try progressFile.update { $0.noteSolution(of: exercise.id) }
      return lines
    }
  }

  private func answer(
    to exercise: Exercise,
    whole isWhole: Bool
  ) throws(ContentError) -> [StyledText] {
    let folder = workspace.folder(for: exercise)
    var mine: [String: String] = [:]
    for name in exercise.files where !isWhole {
      // A missing file or one that is not text cannot be compared.
      mine[name] = try? TextFile.read("\(folder)/\(name)", remedy: "")
    }
    let difference = try SolutionDifference(layout: layout)
      .lines(of: exercise, comparedWith: mine)
    guard let difference else { return try SolutionText(layout: layout).lines(of: exercise) }
    let whole = lines("The whole files:", spelling("solution \(exercise.id.number) --whole"))
    return difference + [""] + whole
  }

  /// Postpones an exercise, so that the learner can continue with the next one.
  ///
  /// - Parameter query: The exercise as the learner names it, or nil for the next open one.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if there is no such exercise, or it is solved.
  package func skip(_ query: String?) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercise = try exercise(query, otherwise: .next)
      let number = exercise.id.number
      guard try progressFile.read().status(of: exercise.id) != .solved else {
        throw CommandFailure(.misuse, saying: "\(exercise.id) is solved; there is nothing to skip")
      }
      let progress = try progressFile.update { $0.noteSkip(of: exercise.id) }
      let note =
        "\(exercise.id) is skipped. Your files are unchanged;"
        + " '\(spelling("start \(number)"))' resumes it."
      let next = progress.next(of: try catalogue.exerciseNames())
      guard let next, next != exercise.id else { return layout.paragraph(note) }
      return layout.paragraph(note) + lines("Next:", spelling("start \(next.number)"))
    }
  }
}
