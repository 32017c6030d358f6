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
  /// Builds an app and lets a user, a pipe or a file control it.
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
    let workbench = try workbench()
    let isTyped = source == nil && !input.json && isatty(STDIN_FILENO) == 1
    let store = isTyped ? settings : SettingsStore()
    if isTyped { reportSettings() }
    var chosen = project
    chosen.iOSVersion = project.iOSVersion ?? store.settings.number(.ios)
    let app = try workbench.buildApp(chosen)
    report(app.warnings)
    let session = AppSession(
      launch: AppLaunch(app, of: project),
      code: workbench.code(of: app),
      prepared: prepared
    )
    let live = LiveApp(name: app.name, session: session)
    defer { live.session.close() }
    let desk = Desk(
      live: live,
      project: project,
      image: app.image,
      workbench: workbench,
      files: files,
      store: store
    )
    if isTyped {
      try talk(about: live, of: project, at: desk, with: workbench)
    } else if let source, source.isTranscript {
      try replay(source, with: live, at: desk, of: project, keepsGoing: input.keepsGoing)
    } else {
      try play(source, with: live, at: desk, of: project, input)
    }
  }

  /// Returns the sandbox for a stranger's app, after telling the user about it.
  ///
  /// - Returns: The sandbox.
  /// - Throws: `CommandFailure` if the kernel offers no access control.
  func strangersSandbox() throws -> Sandbox {
    // The user must be told before the app does anything.
    let (sandbox, sentence) = try workbench().strangersSandbox()
    errors.write(sentence + "\n")
    return sandbox
  }

  /// Lets a user drive an app from the prompt, with the course at hand.
  ///
  /// - Parameters:
  ///   - live: The app.
  ///   - project: The app's files.
  ///   - desk: The desk of the session.
  ///   - workbench: The builder of apps.
  /// - Throws: `CommandFailure` if the terminal can no longer be read.
  func talk(
    about live: LiveApp,
    of project: AppProject,
    at desk: Desk,
    with workbench: Workbench
  ) throws {
    let canvas = promptCanvas
    let commands = AppCommands(
      live: live,
      layout: canvas.layout,
      isTyped: true,
      desk: desk,
      faults: faults
    )
    commands.source = desk.source(rows: { display.rows })
    let isTour = project.files == [installation.tourApp]
    canvas.draw(Banner(app: live.name, isFirst: isTour && isFirstStart).lines(canvas.layout))
    let course = CourseCommands(
      base: commands,
      services: courseServices(workbench, live.session.interruption)
    )
    commands.guide = course
    let notices = LineNotices()
    // The result of a watched file is reported at once, even while a line is typed.
    desk.wake = { notices.call() }
    lint(project.files, leavingRemarksAt: desk.remarks, canvas.layout) { notices.call() }
    try converse(
      with: course,
      in: live.session,
      on: canvas,
      notices: notices,
      start: commands.launch
    )
  }

  /// Carries out the commands of a file or a pipe.
  ///
  /// - Parameters:
  ///   - source: The file; standard input unless given.
  ///   - live: The app.
  ///   - desk: The desk of the session.
  ///   - project: The app's files.
  ///   - input: The format of the results.
  /// - Throws: `CommandFailure` for a line that fails.
  func play(
    _ source: ScriptSource?,
    with live: LiveApp,
    at desk: Desk,
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
      desk: project.sandbox == nil ? desk : nil,
      faults: faults
    )
    commands.source = desk.source(rows: { nil })
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
    at desk: Desk,
    of project: AppProject,
    keepsGoing: Bool
  ) throws {
    // Transcripts are written for this layout, and change it themselves if necessary.
    let commands = AppCommands(
      live: live,
      layout: TextLayout(),
      isTyped: true,
      desk: project.sandbox == nil ? desk : nil,
      faults: faults
    )
    commands.source = desk.source(rows: { nil })
    let script = try TranscriptReplay(source, commands: commands, keepsGoing: keepsGoing)
    canvas.draw([try script.run(start: commands.launch)])
  }

  /// Starts an app and lets a user control it from the prompt.
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
