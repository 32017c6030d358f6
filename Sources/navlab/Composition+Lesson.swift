import AppBuilder
import AppSession
import Course
import LineEditing
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Plays a lesson to a user, to a pipe that provides answers, or to a file from beginning to end.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - showsNotes: Whether to show the notes for teachers.
  /// - Throws: `CommandFailure` if the app cannot be built, or the lesson's commands print something else.
  func play(_ lesson: Lesson, showsNotes: Bool) throws {
    let builds = try builds()
    let app = try builds.buildApp([lesson.app])
    let session = AppSession(launch: AppLaunch(app), code: builds.code(of: app))
    defer { session.close() }
    let canvas = promptCanvas
    let isPiped = isatty(STDIN_FILENO) != 1
    let isTerminal = display.isTerminal && !isPiped
    var lines: any LineReader = PlainLineReader(input: STDIN_FILENO)
    let answer = isPiped ? try LessonDialogue.line(from: &lines, number: 1) : nil
    let stage = AppCommands(
      app: app.name,
      session: session,
      layout: canvas.layout,
      faults: builds.faults
    )
    stage.source = CodePages(
      rows: { isTerminal ? display.rows : nil },
      read: { try builds.sources([lesson.app]).map { ("App.swift", $0.text) } }
    )
    let isAttended = isTerminal || answer != nil
    let writer =
      isTerminal
      ? DemoPositionFile(lesson: files.absolute(lesson.folder), environment: environment)?.writer()
      : nil
    let player = try LessonPlayer(
      lesson: lesson,
      stage: stage,
      audience: isAttended ? .person { isTerminal ? display.rows : nil } : .nobody,
      memory: progressFile.map { LessonMemory(of: lesson.id, in: $0) } ?? .none,
      showsNotes: showsNotes,
      publish: { writer?.publish($0) }
    )
    guard isAttended else {
      try LessonRecital(player: player, canvas: canvas).run()
      return
    }
    let services = courseServices(builds, session.interruption)
    let course = CourseCommands(base: player, services: services)
    stage.guide = course
    guard let answer else {
      try converse(with: course, in: session, on: canvas, start: player.begin)
      return
    }
    try LessonDialogue(commands: course, canvas: canvas)
      .run(answer, reading: &lines, start: player.begin)
  }

  /// Shows a teacher's notes, which follow the lesson in another terminal.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - query: The word by which the teacher named the lesson.
  /// - Throws: `ContentError` if a cell of the lesson is not a transcript.
  func showNotes(of lesson: Lesson, named query: String) throws {
    follow(
      try LessonNotes(lesson, query: query),
      of: DemoPositionFile(lesson: files.absolute(lesson.folder), environment: environment)
    ) { $0.all($1) }
  }
}
