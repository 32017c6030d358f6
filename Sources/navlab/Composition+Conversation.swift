import AppBuilder
import AppSession
import LineEditing
import SceneText
import Script
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Builds an app, and lets a user, a pipe or a file control it.
  ///
  /// - Parameters:
  ///   - project: The app.
  ///   - input: The source of the commands, and the format of their results.
  /// - Throws: `CommandFailure` if the app cannot be built, or for a line of a script that fails.
  func drive(_ project: AppProject, from input: ScriptInput = ScriptInput()) throws {
    let source = try input.script.map { try ScriptFile.source(path: $0) }
    // It loads the runtime while this process determines what must be built.
    let prepared =
      project.sandbox == nil
      ? PreparedProcess(
        for: AppLaunch(
          RuntimeLocation(products: installation.products),
          environment: environment
        ).with(project.options).with(project.arguments)
      ) : nil
    let builds = try builds()
    let isTyped = source == nil && !input.json && isatty(STDIN_FILENO) == 1
    let store = isTyped ? settings : SettingsStore()
    if isTyped { reportSettings() }
    var chosen = project
    chosen.iOSVersion = project.iOSVersion ?? store.settings.number(.ios)
    let app = try builds.buildApp(chosen)
    report(app.warnings)
    let session = AppSession(
      launch: AppLaunch(app, of: project),
      code: builds.code(of: app),
      prepared: prepared
    )
    let live = LiveApp(name: app.name, session: session)
    defer { live.session.close() }
    let handler = PromptSessionHandler(
      live: live,
      project: project,
      image: app.image,
      builds: builds,
      files: files,
      store: store
    )
    if isTyped {
      try talk(about: live, of: project, at: handler, with: builds)
    } else if let source, source.isTranscript {
      try replay(source, with: live, at: handler, of: project, keepsGoing: input.keepsGoing)
    } else {
      try play(source, with: live, at: handler, of: project, input)
    }
  }

  /// Returns the sandbox for a stranger's app after informing the user about it.
  ///
  /// - Returns: The sandbox.
  /// - Throws: `CommandFailure` if the kernel offers no access control.
  func strangersSandbox() throws -> Sandbox {
    // The user must be told before the app does anything.
    let (sandbox, sentence) = try builds().strangersSandbox()
    errors.write(sentence + "\n")
    return sandbox
  }

  /// Lets a user control an app from the prompt, with commands about the course available.
  ///
  /// - Parameters:
  ///   - live: The app.
  ///   - project: The app's files.
  ///   - handler: The session handler of the session.
  ///   - builds: The builder of apps.
  /// - Throws: `CommandFailure` if the terminal can no longer be read.
  func talk(
    about live: LiveApp,
    of project: AppProject,
    at handler: PromptSessionHandler,
    with builds: BuildEnvironment
  ) throws {
    let canvas = promptCanvas
    let commands = AppCommands(
      live: live,
      layout: canvas.layout,
      isTyped: true,
      handler: handler,
      faults: faults
    )
    commands.source = handler.source(rows: { display.rows })
    let isTour = project.files == [installation.tourApp]
    canvas.draw(Banner(app: live.name, isFirst: isTour && isFirstStart).lines(canvas.layout))
    let course = CourseCommands(
      base: commands,
      services: courseServices(builds, live.session.interruption)
    )
    commands.guide = course
    let notices = LineNotices()
    // The result of a watched file is reported at once, even while a line is typed.
    handler.wake = { notices.call() }
    lint(project.files, leavingRemarksAt: handler.remarks, canvas.layout) { notices.call() }
    try converse(
      with: course,
      in: live.session,
      on: canvas,
      notices: notices,
      start: commands.launch
    )
  }

  /// Runs the commands from a file or a pipe.
  ///
  /// - Parameters:
  ///   - source: The file; standard input unless given.
  ///   - live: The app.
  ///   - handler: The session handler of the session.
  ///   - project: The app's files.
  ///   - input: The format of the results.
  /// - Throws: `CommandFailure` for a line that fails.
  func play(
    _ source: ScriptSource?,
    with live: LiveApp,
    at handler: PromptSessionHandler,
    of project: AppProject,
    _ input: ScriptInput
  ) throws {
    let file = try source.map { try ScriptFile($0, isChecked: !input.keepsGoing) }
    let name = file?.name ?? "<stdin>"
    let canvas = canvas
    let commands = AppCommands(
      live: live,
      layout: canvas.layout,
      file: name,
      isTyped: false,
      // A stranger's script may use the app, but must not do anything outside it.
      handler: project.sandbox == nil ? handler : nil,
      faults: faults
    )
    commands.source = handler.source(rows: { nil })
    let lines = LineScript(
      name: name,
      commands: commands,
      format: input.json ? .json(output) : .text(canvas),
      keepingGoing: input.keepsGoing ? errors : nil
    )
    try lines.begin(with: commands.launch())
    var reader: any LineReader = file?.reader ?? PlainLineReader(input: STDIN_FILENO)
    try lines.run(reading: &reader)
  }

  private func replay(
    _ source: ScriptSource,
    with live: LiveApp,
    at handler: PromptSessionHandler,
    of project: AppProject,
    keepsGoing: Bool
  ) throws {
    // Transcripts are written for this layout, and change it themselves if necessary.
    let commands = AppCommands(
      live: live,
      layout: TextLayout(),
      isTyped: true,
      handler: project.sandbox == nil ? handler : nil,
      faults: faults
    )
    commands.source = handler.source(rows: { nil })
    let script = try TranscriptReplay(source, commands: commands, keepsGoing: keepsGoing)
    canvas.draw([try script.run(start: commands.launch)])
  }

  /// Starts an app, and lets a user control it from the prompt.
  ///
  /// - Parameters:
  ///   - commands: The commands that run the lines.
  ///   - session: The session with the app, which Ctrl-C interrupts.
  ///   - canvas: The canvas for the answers.
  ///   - notices: The messages that appear while a line is typed.
  ///   - start: A closure that starts the app.
  /// - Throws: `CommandFailure` if the terminal can no longer be read.
  func converse(
    with commands: any CommandRunning,
    in session: AppSession,
    on canvas: TextCanvas,
    notices: LineNotices? = nil,
    start: () -> CommandReport
  ) throws {
    let interruption = session.interruption
    let watch = InterruptWatch { interruption.request() }
    defer { watch.cancel() }
    // It is created first, while the app's process may still load the app.
    var reader = PromptReader(
      input: STDIN_FILENO,
      output: output,
      profile: display,
      environment: environment,
      notices: notices,
      errors: errors
    ).make()
    let beginning = start()
    canvas.draw(beginning)
    if case .failed(let fault) = beginning.outcome { canvas.draw(fault, in: "") }
    if beginning.outcome == .quit { return }
    session.code?.prepare()
    do throws(LineReadingError) {
      var repl = Repl(commands: commands, canvas: canvas, profile: { display })
      try repl.run(reading: &reader)
    } catch {
      throw CommandFailure(.misuse, error.message(in: "<stdin>", line: 1))
    }
  }
}
