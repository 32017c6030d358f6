import AppBuilder
package import AppSession
package import Course
import Grading
package import SceneText

extension CourseCommands.Services {
  /// Creates the services for apps that are built locally.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - builds: The builder of lessons' and learners' apps.
  ///   - interruption: The interruption that stops a running action, in lessons as well.
  ///   - perform: A closure that performs a demo for an audience.
  ///   - rows: A closure that returns the number of the terminal's rows, if it is known.
  ///   - actions: A closure that prepares the actions on exercises.
  package init(
    catalogue: Catalogue,
    builds: BuildEnvironment,
    interruption: Interruption,
    perform: @escaping (DemoFile) throws -> Void,
    rows: @escaping () -> Int?,
    actions: @escaping (TextLayout) throws -> CourseActions
  ) {
    self.init(
      catalogue: catalogue,
      demos: DemoDirectory(folder: catalogue.demos),
      perform: perform,
      actions: actions,
      judge: {
        try builds.grader(of: $2, judgesWithoutLinter: true).grade($0, of: $1)
      },
      rows: rows,
      open: { lesson, layout, guide in
        let app = try builds.buildApp([lesson.app])
        let session = AppSession(
          launch: AppLaunch(app),
          code: builds.code(of: app),
          interruption: interruption
        )
        let stage = AppCommands(
          app: app.name,
          session: session,
          layout: layout,
          faults: builds.faults
        )
        stage.guide = guide
        stage.source = CodePages(rows: rows) {
          [
            (
              name: "App.swift",
              text: try TextFile.read(lesson.app, remedy: "the course is incomplete")
            )
          ]
        }
        let player = try LessonPlayer(
          lesson: lesson,
          stage: stage,
          audience: .person(rows: rows),
          memory: LessonMemory(of: lesson.id, in: try actions(layout).progressFile)
        )
        return CourseCommands.OpenLesson(player: player, close: session.close)
      }
    )
  }
}
