package import Course
package import Grading
package import LineEditing
package import SceneText
package import Script

/// A runner of commands that adds the course, its lessons and its questions to an app's prompt.
package final class CourseCommands: CommandRunning {
  /// The services that read the course and perform its actions.
  let services: Services
  /// The runner of commands while no lesson is open.
  private let base: any CommandRunning
  /// The open lesson, or nil if none is open.
  private var lesson: OpenLesson?
  /// The lesson that the current command has opened, or nil if the command has opened no lesson.
  var opened: OpenLesson?
  /// The open round of questions, or nil if none is open.
  private var round: AnswerRound?
  /// The round of questions that the current command has opened, or nil if the command has opened no round.
  var openedRound: AnswerRound?

  /// The services that the commands depend on.
  package struct Services {
    /// The catalogue of the course.
    package var catalogue: Catalogue
    /// The directory of demos.
    package var demos: DemoDirectory
    /// A closure that performs a demo for the user.
    package var perform: (DemoFile) throws -> Void
    /// A closure that creates the course actions for a layout.
    package var actions: (TextLayout) throws -> CourseActions
    /// A closure that checks a submission for an exercise.
    package var judge: (Submission, Exercise, Grader.Scope) throws -> Report
    /// A closure that returns the number of rows of the terminal, or nil if that is unknown.
    package var rows: () -> Int?
    /// A closure that builds a lesson's app and opens the lesson.
    package var open: (Lesson, TextLayout, any CourseGuide) throws -> OpenLesson

    /// Creates a set of services.
    ///
    /// - Parameters:
    ///   - catalogue: The course.
    ///   - demos: The demos.
    ///   - perform: A closure that performs a demo for an audience.
    ///   - actions: A closure that prepares the actions on exercises.
    ///   - judge: A closure that judges work on an exercise.
    ///   - rows: A closure that returns the number of the terminal's rows, if it is known.
    ///   - open: A closure that builds a lesson's app and opens the lesson on it.
    package init(
      catalogue: Catalogue,
      demos: DemoDirectory,
      perform: @escaping (DemoFile) throws -> Void,
      actions: @escaping (TextLayout) throws -> CourseActions,
      judge: @escaping (Submission, Exercise, Grader.Scope) throws -> Report,
      rows: @escaping () -> Int? = { nil },
      open: @escaping (Lesson, TextLayout, any CourseGuide) throws -> OpenLesson
    ) {
      self.catalogue = catalogue
      self.demos = demos
      self.perform = perform
      self.actions = actions
      self.judge = judge
      self.rows = rows
      self.open = open
    }
  }

  /// An open lesson with its running app.
  package struct OpenLesson {
    /// The player of the lesson.
    package var player: LessonPlayer
    /// A closure that ends the app.
    package var close: () -> Void

    /// Creates an open lesson from its player and a closure that ends the app.
    ///
    /// - Parameters:
    ///   - player: The lesson.
    ///   - close: A closure that ends the app.
    package init(player: LessonPlayer, close: @escaping () -> Void) {
      self.player = player
      self.close = close
    }
  }

  /// Creates a runner that adds the course to an app's prompt.
  ///
  /// - Parameters:
  ///   - base: The runner of commands while no lesson is open.
  ///   - services: The services that do the work.
  package init(base: any CommandRunning, services: Services) {
    self.base = base
    self.services = services
  }

  deinit { lesson?.close() }

  /// The runner of commands while no questions are open.
  var inner: any CommandRunning { lesson?.player ?? base }

  private var front: any CommandRunning { round ?? inner }

  package var place: Place { front.place }

  package var layout: TextLayout {
    get { front.layout }
    set { front.layout = newValue }
  }

  package func run(_ line: String, number: Int) -> CommandReport {
    var report = front.run(line, number: number)
    if let opened {
      self.opened = nil
      lesson?.close()
      lesson = opened
      round = nil
      return opened.player.begin()
    }
    if let openedRound {
      self.openedRound = nil
      round = openedRound
      report = openedRound.begin()
    }
    if report.outcome == .quit, round != nil {
      round = nil
      report.outcome = .done
      return report
    }
    if report.outcome == .quit, let lesson {
      lesson.close()
      self.lesson = nil
      report.outcome = .done
      report.lines += layout.paragraph(
        "You have left the lesson; you are back where you were before."
      )
    }
    return report
  }

  package func news() -> CommandReport? { base.news() }

  package func completions(for text: String) -> Completions { front.completions(for: text) }

  package func expectsEnd(_ line: String) -> Bool? { front.expectsEnd(line) }
}
