package import Course
import Foundation
package import SceneText
package import Script

/// The actions with which a learner lists, starts and checks exercises and gets help.
package struct CourseActions: Sendable {
  let catalogue: Catalogue
  let workspace: Workspace
  let progressFile: ProgressFile
  let layout: TextLayout
  let spelling: CourseSpelling
  /// A closure that returns the state of the linter, which some exercises need.
  let linter: @Sendable () -> LinterState

  /// Creates the actions without reading anything.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - workspace: The learner's folder.
  ///   - progressFile: The file with the learner's progress.
  ///   - layout: The layout width and character set.
  ///   - spelling: The form in which the learner types commands.
  ///   - linter: A closure that returns the state of the linter; ready unless given.
  package init(
    catalogue: Catalogue,
    workspace: Workspace,
    progressFile: ProgressFile,
    layout: TextLayout,
    spelling: CourseSpelling = .shell,
    linter: @escaping @Sendable () -> LinterState = { .ready }
  ) {
    self.catalogue = catalogue
    self.workspace = workspace
    self.progressFile = progressFile
    self.layout = layout
    self.spelling = spelling
    self.linter = linter
  }

  /// Returns the same actions for another folder.
  ///
  /// - Parameter folder: The path of a prepared folder.
  /// - Returns: The actions.
  package func moved(to folder: String) -> CourseActions {
    CourseActions(
      catalogue: catalogue,
      workspace: Workspace(path: folder),
      progressFile: progressFile,
      layout: layout,
      spelling: spelling,
      linter: linter
    )
  }

  /// Returns a list of exercises with the learner's progress.
  ///
  /// - Parameter search: The exercises to list.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  package func list(
    _ search: ExerciseSearch = ExerciseSearch()
  ) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercises = try catalogue.exerciseNames().map { try catalogue.exercise($0) }
      return ExerciseListing(layout: layout, spelling: spelling)
        .lines(
          of: exercises,
          progress: try progressFile.read(),
          lessons: lessons,
          topics: try catalogue.topics(),
          search: search
        ) + linterLines
    }
  }

  /// The lessons that can be read, which are sufficient for a list of exercises.
  private var lessons: [Lesson] {
    ((try? catalogue.lessonNames()) ?? []).compactMap { try? catalogue.lesson($0) }
  }

  /// Copies the missing starter files of an exercise, and returns the task to show.
  ///
  /// - Parameter query: The exercise as the learner names it, or nil for the next one.
  /// - Returns: The lines to show, with the task.
  /// - Throws: `CommandFailure` if there is no such exercise, or its folder cannot be written.
  package func start(_ query: String?) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      try start(try exercise(query, otherwise: .next))
    }
  }

  /// Starts the exercise that follows the learner's latest exercise, even if the latest is not solved.
  ///
  /// - Returns: The lines to show, with the task.
  /// - Throws: `CommandFailure` if no other exercise is open, or its folder cannot be written.
  package func startNext() throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let progress = try progressFile.read()
      guard let next = progress.nextBeyondCurrent(of: try catalogue.exerciseNames()) else {
        let open = progress.current.map { progress.status(of: $0) != .solved } ?? false
        guard open, let current = progress.current else {
          return [StyledText("All exercises are solved.", .success)]
        }
        return layout.paragraph("All other exercises are solved; \(current) is the last open one.")
      }
      return try start(try catalogue.exercise(next))
    }
  }

  private func start(_ exercise: Exercise) throws -> [StyledText] {
    let copy = try copied(exercise)
    return StartText(layout: layout, spelling: spelling)
      .lines(of: exercise, files: workspace.files(of: exercise).map(name), kept: copy.kept.count)
  }

  /// Copies the missing starter files of an exercise, and records that the exercise was started.
  func copied(_ exercise: Exercise) throws -> Workspace.Copy {
    try requireWorkFolder()
    let copy = try workspace.start(exercise, spelling: taskSpelling(of: exercise))
    try progressFile.update { $0.noteStart(of: exercise.id) }
    return copy
  }

  /// A Boolean value that indicates whether the learner's folder is NavLab's own folder or one of its subfolders.
  package var isInNavLab: Bool {
    let root = URL(fileURLWithPath: catalogue.path).resolvingSymlinksInPath().path
    let place = URL(fileURLWithPath: workspace.path).resolvingSymlinksInPath().path
    guard place != root else { return true }
    return ["Docs", "Exercises", "Faults", "Lessons", "Scripts", "Sources", "Tests"]
      .contains { place == "\(root)/\($0)" || place.hasPrefix("\(root)/\($0)/") }
  }

  /// Returns whether the folder has not been set up for work and contains no exercise.
  ///
  /// - Returns: Whether a learner who begins here might need a folder for work first.
  /// - Throws: `CommandFailure` if the course cannot be read.
  package func isUnprepared() throws(CommandFailure) -> Bool {
    guard !workspace.isSetUp else { return false }
    return try CourseFailure.translate {
      try !catalogue.exerciseNames().contains { name in
        try workspace.isInside(name) || workspace.holds(try catalogue.exercise(name))
      }
    }
  }

  /// Returns the lines that offer a folder for work, or no lines if such a folder exists.
  ///
  /// - Returns: The lines to show; empty in a folder that is prepared or contains an exercise.
  /// - Throws: `CommandFailure` if the course cannot be read.
  func workFolderOffer() throws(CommandFailure) -> [StyledText] {
    guard try isUnprepared() else { return [] }
    return lines("For a folder with all exercises:", layout.invocation("init ~/navigation"))
  }

  /// Returns a path as the learner would write it, with a link to the file.
  func name(_ path: String) -> StyledText {
    StyledText(Printable.line(workspace.shortened(path)), .value, file: path)
  }

  /// Returns the exercise's commands, with the learner's files named relative to the current folder.
  func placedCommands(of exercise: Exercise) -> PlacedCommands {
    let folder = workspace.folder(for: exercise)
    return PlacedCommands(files: exercise.files.map { name("\(folder)/\($0)").plain })
  }

  /// Returns a closure that spells a task's commands as they are typed in the exercise's folder.
  func taskSpelling(of exercise: Exercise) -> (String) -> String {
    TaskSpelling(exercise, invocation: layout.invocation).callAsFunction
  }

  /// Returns lines of text followed by a command.
  func lines(_ text: String, _ command: String) -> [StyledText] {
    Self.lines(text, command, in: layout)
  }

  /// Returns lines of text with a command beside the text, or below it if there is too little space.
  static func lines(_ text: String, _ command: String, in layout: TextLayout) -> [StyledText] {
    let shown = StyledText(command, .control)
    let line = StyledText("\(text) ") + shown
    return line.columns <= layout.width ? [line] : [StyledText(text), "  " + shown]
  }

  /// A choice of exercise when the learner names none and is not in an exercise's folder.
  enum Unnamed {
    /// The exercise that the learner most recently started, checked or requested help with.
    case latest
    /// The next unsolved exercise.
    case next
  }

  /// Returns the named exercise or, if no name is given, the current folder's exercise or a default exercise.
  ///
  /// - Parameters:
  ///   - query: The exercise as the learner names it, or nil.
  ///   - unnamed: The default.
  /// - Returns: The exercise.
  /// - Throws: `UnknownItem`, or the error of the course or the progress.
  func exercise(_ query: String?, otherwise unnamed: Unnamed = .latest) throws -> Exercise {
    if let query { return try catalogue.exercise(catalogue.exerciseName(for: query)) }
    let names = try catalogue.exerciseNames()
    if let here = names.first(where: workspace.isInside) { return try catalogue.exercise(here) }
    let progress = try progressFile.read()
    // Skipped exercises are no longer offered.
    let latest = progress.current.flatMap {
      names.contains($0) && progress.status(of: $0) != .skipped ? $0 : nil
    }
    let isOpen = latest.map { progress.status(of: $0) == .started } ?? false
    let usual = unnamed == .latest || isOpen ? latest : nil
    guard let name = usual ?? progress.next(of: names) ?? names.last else {
      throw CommandFailure(.misuse, saying: "there are no exercises in \(catalogue.path)")
    }
    return try catalogue.exercise(name)
  }

  /// Throws an error if the learner is in NavLab's own folder.
  private func requireWorkFolder() throws(CommandFailure) {
    guard !isInNavLab else {
      throw CommandFailure(
        .misuse,
        saying: "this is NavLab's own folder; go to your work folder,"
          + " or set one up with 'navlab init ~/navigation'"
      )
    }
  }

  /// Throws an error unless the learner has a copy of an exercise in this folder.
  func require(_ exercise: Exercise) throws(CommandFailure) {
    guard workspace.holds(exercise) else {
      try requireWorkFolder()
      throw CommandFailure(
        .misuse,
        saying: "there is no folder \(exercise.id) here;"
          + " '\(spelling("start \(exercise.id.number)"))' creates it"
      )
    }
  }
}
