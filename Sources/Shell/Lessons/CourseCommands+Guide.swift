import Course
package import FaultCatalogue
import Grading
package import SceneText
package import Script

extension CourseCommands: CourseGuide {
  private func lessons(_ layout: TextLayout) throws(Failure) -> CommandResult {
    try answer { () throws(CommandFailure) in
      try directory(layout).list() + ["", try way(layout)]
    }
  }

  /// Returns a line with the command that opens the next lesson to read.
  private func way(_ layout: TextLayout) throws(CommandFailure) -> StyledText {
    let next = try directory(layout).next()
    let effect =
      switch next?.state {
      case .inside(let step, let steps)?: "continues at step \(step) of \(steps)"
      case .begun?: "opens the next lesson"
      case .first?, nil: "opens the first lesson"
      }
    return StyledText("lesson \(next?.name.number ?? 1)", .control) + StyledText(" \(effect)")
  }

  private func open(lesson: String, _ layout: TextLayout) throws(Failure) -> CommandResult {
    try answer { () throws(CommandFailure) in
      let lesson = try directory(layout).lesson(lesson)
      opened = try CourseFailure.translate { try services.open(lesson, layout, self) }
      return []
    }
  }

  package func placed(_ entry: FaultEntry) -> FaultEntry {
    // The course may be unreadable; the known part of an entry does not depend on it.
    (try? Curriculum(services.catalogue))?.placed(entry) ?? entry
  }

  private func next(_ layout: TextLayout) throws(Failure) -> CommandResult {
    let isSolved = try withActions(layout) { actions throws(CommandFailure) in
      try actions.hasSolvedCurrent ? [""] : []
    }
    guard isSolved.lines.isEmpty else { return try perform(.startNext, layout) }
    throw .refused(
      "no lesson is open; 'lesson 1' opens the first lesson, and 'next exercise' starts an exercise"
    )
  }

  private func answer(
    _ exercise: String?,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult {
    try answer { () throws(CommandFailure) in
      openedRound = try CourseFailure.translate {
        try AnswerRound(
          exercise,
          base: inner,
          services: AnswerRound.Services(
            actions: services.actions,
            judge: { [services] in try services.judge($0, $1, .publicChecks) },
            rows: services.rows
          ),
          layout: layout
        )
      }
      return []
    }
  }

  private func start(_ exercise: String?, _ layout: TextLayout) throws(Failure) -> CommandResult {
    try withActions(layout) { actions throws(CommandFailure) in
      let offer = try actions.workFolderOffer()
      return try actions.start(exercise) + offer
    }
  }

  private func check(
    _ exercise: String?,
    all isAll: Bool,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult {
    try withActions(layout) { actions throws(CommandFailure) in
      let scope: Grader.Scope = isAll ? .hiddenOncePublicPass : .publicChecks
      let report = try actions.check(exercise, files: []) { try services.judge($0, $1, scope) }
      return try actions.lines(of: report)
    }
  }

  private func solution(
    _ exercise: String?,
    insists: Bool,
    whole isWhole: Bool,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult {
    try withActions(layout) { actions throws(CommandFailure) in
      try actions.solution(exercise, whole: isWhole) { _ in insists ? true : nil }
    }
  }

  private func play(_ demo: String?, _ layout: TextLayout) throws(Failure) -> CommandResult {
    try answer { () throws(CommandFailure) in
      guard let demo else { return try services.demos.list(layout) }
      let file = try services.demos.demo(demo)
      try CourseFailure.translate { try services.perform(file) }
      return layout.paragraph("The demo is over; you are back where you were before.")
    }
  }

  package func perform(
    _ request: CourseRequest,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult {
    switch request {
    case .lessons: try lessons(layout)
    case .open(let lesson): try open(lesson: lesson, layout)
    case .next: try next(layout)
    case .answer(let exercise): try answer(exercise, layout)
    case .play(let demo): try play(demo, layout)
    case .start(let exercise): try start(exercise, layout)
    case .check(let exercise, let isAll): try check(exercise, all: isAll, layout)
    case .solution(let exercise, let insists, let isWhole):
      try solution(exercise, insists: insists, whole: isWhole, layout)
    case .startNext:
      try withActions(layout) { actions throws(CommandFailure) in
        let offer = try actions.workFolderOffer()
        return try actions.startNext() + offer
      }
    case .exercises(let search):
      try withActions(layout) { actions throws(CommandFailure) in try actions.list(search) }
    case .hint(let exercise, let choice):
      try withActions(layout) { actions throws(CommandFailure) in try actions.hint(exercise, choice)
      }
    case .skip(let exercise):
      try withActions(layout) { actions throws(CommandFailure) in try actions.skip(exercise) }
    case .progress:
      try withActions(layout) { actions throws(CommandFailure) in try actions.progress() }
    case .reset(let exercise):
      try withActions(layout) { actions throws(CommandFailure) in try actions.reset(exercise) }
    }
  }

  package func names(of item: CourseItem) -> [String] {
    do {
      let catalogue = services.catalogue
      return switch item {
      case .lesson: try catalogue.lessonNames().map(\.description)
      case .exercise: try catalogue.exerciseNames().map(\.description)
      case .demo: try services.demos.names()
      }
    } catch {
      // Completion ignores a course that cannot be read; the command reports the reason.
      return []
    }
  }

  private func directory(_ layout: TextLayout) throws(CommandFailure) -> LessonDirectory {
    let actions = try CourseFailure.translate { try services.actions(layout) }
    return LessonDirectory(
      catalogue: services.catalogue,
      layout: layout,
      progressFile: actions.progressFile
    )
  }

  private func withActions(
    _ layout: TextLayout,
    _ body: (CourseActions) throws(CommandFailure) -> [StyledText]
  ) throws(Failure) -> CommandResult {
    try answer { () throws(CommandFailure) in
      try body(CourseFailure.translate { try services.actions(layout) })
    }
  }

  /// Performs an action on the course, and reports errors as the prompt does.
  private func answer(
    _ body: () throws(CommandFailure) -> [StyledText]
  ) throws(Failure) -> CommandResult {
    do throws(CommandFailure) {
      return CommandResult(try body())
    } catch {
      guard error.status != .doesNotCompile else { throw .doesNotCompile(error.message) }
      throw .refused(error.description)
    }
  }
}
