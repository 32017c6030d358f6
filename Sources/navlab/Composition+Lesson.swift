import AppBuilder
import AppSession
import Course
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Plays a lesson to a person, or to a file from beginning to end.
  ///
  /// - Parameter lesson: The lesson.
  /// - Throws: `CommandFailure` when the app cannot be built, or something else happens than the lesson says.
  func play(_ lesson: Lesson) throws {
    let workbench = try workbench()
    let app = try workbench.buildApp([lesson.app])
    let session = AppSession(launch: AppLaunch(app), code: workbench.code(of: app))
    defer { session.close() }
    let canvas = canvas
    let isTerminal = display.isTerminal && isatty(STDIN_FILENO) == 1
    let stage = AppCommands(app: app.name, session: session, layout: canvas.layout)
    let player = try LessonPlayer(
      lesson: lesson,
      stage: stage,
      audience: isTerminal ? .person(rows: display.rows) : .nobody
    )
    guard isTerminal else {
      try LessonRecital(player: player, canvas: canvas).run()
      return
    }
    let services = courseServices(workbench, session.interruption)
    let course = CourseCommands(base: player, services: services)
    stage.guide = course
    try converse(with: course, in: session, on: canvas, start: player.begin)
  }
}
