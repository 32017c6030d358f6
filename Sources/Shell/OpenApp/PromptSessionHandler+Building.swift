import AppBuilder
import AppSession
import SceneModel
import SceneText
package import Script

extension PromptSessionHandler {
  package func open(
    _ files: [String],
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    var next = project
    next.files = []
    next.choices = BuildChoices()
    for file in files {
      next.files += try self.files.matches(of: file)
    }
    let app = try build(next)
    let session = session(of: app, in: next, startDate: live.session.startDate)
    var lines = endRecording(
      "The transcript ends here, because you are leaving its app.",
      interpreter
    )
    project = next
    leftOver = nil
    confirmations = [:]
    // All output of the app is new to the user.
    let mark = ConsoleMark(in: session)
    let outcome = session.launch()
    live.change(to: app.name, session, mark: mark)
    interpreter.driver = session
    adopt(image: app.image)
    lines += warnings(of: app)
    switch outcome {
    case .done(let snapshot):
      lines += try begin(in: interpreter) ?? SceneTree(snapshot).lines(interpreter.layout)
      return CommandResult(lines)
    case .refused(let reason, _): throw .after(lines, .refused(reason))
    case .ended(let ending):
      throw .after(lines, .ended(ending, during: "launch", ways: interpreter.waysOn))
    }
  }

  package var canReload: Bool { true }

  package func reload(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try change(to: try build(project), in: interpreter)
  }

  /// Applies the settings to a newly started app, and returns the app's tree, or nil if nothing changed.
  ///
  /// - Parameter interpreter: The interpreter that drives the app.
  /// - Returns: The app as a tree, or nil if there was nothing to do.
  /// - Throws: The `Failure` of an app that ends meanwhile.
  func begin(in interpreter: Interpreter) throws(Failure) -> [StyledText]? {
    guard store.settings[.size] == Action.Width.regular.rawValue else { return nil }
    _ = try interpreter.run(line: "size regular")
    return interpreter.driver.snapshot.map { SceneTree($0).lines(interpreter.layout) }
  }

  /// Compiles an app, and reports a failed build as the failure of a command.
  func build(_ project: AppProject) throws(Failure) -> BuiltApp {
    do throws(CommandFailure) {
      return try builds.buildApp(withChoices(project))
    } catch {
      throw Self.failure(of: error)
    }
  }

  /// Returns the project, adding the iOS version from the settings if the project has none.
  func withChoices(_ project: AppProject) -> AppProject {
    var project = project
    project.iOSVersion = project.iOSVersion ?? store.settings.number(.ios)
    return project
  }

  /// Returns the failure for a failed build, with a note about the running app.
  static func failure(of error: CommandFailure) -> Failure {
    let note = "the running app stays as it is"
    guard error.status == .doesNotCompile else { return .refused("\(error) (\(note))") }
    return .doesNotCompile("\(error.message)\n\(note)")
  }

  /// Repeats the session's commands with a new build, which then replaces the old one.
  func change(to app: BuiltApp, in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let before = live.session.snapshot
    let session = session(of: app, in: project, startDate: live.session.startDate)
    let stage = Interpreter(
      driver: session,
      layout: interpreter.layout,
      isInteractive: interpreter.isInteractive,
      naming: interpreter.naming
    )
    let steps = steps
    let play = Reenactment(of: steps, bookmarks: bookmarks, in: stage)
    if case .ended(.interrupted, _, _) = play.obstacle?.failure {
      session.close()
      throw .refused("you stopped the build; the running app stays as it is")
    }
    carryConfirmations(from: steps, to: session.history)
    session.adoptBranches(of: live.session)
    live.change(to: app.name, session, mark: ConsoleMark(in: session))
    interpreter.driver = session
    adopt(image: app.image)
    leftOver =
      play.leftOver.isEmpty
      ? nil : LeftOver(history: session.doneTitles, steps: play.leftOver)
    let text = ReloadText(app: app.name, play: play, layout: interpreter.layout)
    let lines = warnings(of: app) + text.lines(from: before, to: session.snapshot)
    guard let failure = text.failure else { return CommandResult(lines) }
    throw .after(lines, failure)
  }

  /// The completed steps, followed by those that the last reload skipped if the user has run nothing since.
  private var steps: [Step] {
    let session = live.session
    guard let leftOver, leftOver.history == session.doneTitles else { return session.history }
    return session.history + leftOver.steps
  }

  /// The names of moments on the current line of history, keyed by the number of preceding steps.
  private var bookmarks: [Int: [String]] {
    let timeline = live.session.timeline
    return timeline.bookmarks.reduce(into: [:]) { bookmarks, bookmark in
      guard let place = timeline.place(named: bookmark.name), place.line == timeline.name else {
        return
      }
      bookmarks[place.count, default: []].append(bookmark.name)
    }
  }

  private func session(
    of app: BuiltApp,
    in project: AppProject,
    startDate: Int64
  ) -> AppSession {
    AppSession(
      launch: AppLaunch(app, of: project),
      code: builds.code(of: app),
      interruption: live.session.interruption,
      startDate: startDate
    )
  }

  private func warnings(of app: BuiltApp) -> [StyledText] {
    app.warnings.flatMap { warning in
      warning.text.split(separator: "\n").map { StyledText(Printable.line(String($0)), .warning) }
    }
  }
}
