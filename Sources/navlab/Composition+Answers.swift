import AppBuilder
import AppSession
import Grading
import LineEditing
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Asks a user the questions of an exercise, or reads the answers from a pipe.
  ///
  /// The tour's app is behind the questions, for commands that need an app.
  ///
  /// - Parameter exercise: The exercise as the learner names it, or nil.
  /// - Throws: `CommandFailure` if the exercise asks no questions, its folder cannot be written, or some answers from a
  ///   pipe are wrong.
  func answer(_ exercise: String?) throws {
    let place = try folderForWork(instead: actions())
    let builds = try builds()
    let app = try builds.buildApp([installation.tourApp])
    let session = AppSession(launch: AppLaunch(app), code: builds.code(of: app))
    defer { session.close() }
    let canvas = promptCanvas
    let stage = AppCommands(
      app: app.name,
      session: session,
      layout: canvas.layout,
      faults: builds.faults
    )
    stage.source = CodePages(
      rows: { display.rows },
      read: { try builds.sources([installation.tourApp]) }
    )
    var services = courseServices(builds, session.interruption)
    if let place {
      let actions = services.actions
      services.actions = { try actions($0).moved(to: place) }
    }
    let round = try AnswerRound(
      exercise,
      base: stage,
      services: AnswerRound.Services(
        actions: services.actions,
        judge: { try services.judge($0, $1, .publicChecks) },
        rows: services.rows,
        invocationAfterwards: invocation
      ),
      layout: canvas.layout
    )
    let course = CourseCommands(base: round, services: services)
    stage.guide = course
    let isPiped = isatty(STDIN_FILENO) != 1
    let start = {
      _ = stage.launch()
      return round.begin()
    }
    guard isPiped else {
      try converse(with: course, in: session, on: canvas, start: start)
      if let place { self.canvas.draw(wayTo(place)) }
      return
    }
    var lines: any LineReader = PlainLineReader(input: STDIN_FILENO)
    let first = try LessonDialogue.line(from: &lines, number: 1) ?? ""
    try LessonDialogue(commands: course, canvas: canvas).run(first, reading: &lines, start: start)
    if !round.isSolved { throw CommandFailure(.fallsShort) }
  }
}
