import AppBuilder
import AppSession
import LineEditing
import SceneModel
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// Starts an app and lets a person, a pipe or a file drive it.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - script: The path of a script, or nil to take lines from standard input.
  ///   - json: Whether results are written as JSON.
  ///   - options: What the app does where sources disagree about SwiftUI.
  /// - Throws: `CommandFailure` for the first line of a script that fails.
  func drive(
    _ app: BuiltApp,
    script: String?,
    json: Bool,
    options: RuntimeOptions = RuntimeOptions()
  ) throws {
    let session = AppSession(launch: AppLaunch(app).with(options))
    defer { session.close() }
    let canvas = canvas
    if script == nil, !json, isatty(STDIN_FILENO) == 1 {
      try talk(about: app, session: session, canvas: canvas)
      return
    }
    let file = try script.map { try ScriptFile(path: $0) }
    let name = file?.name ?? "<stdin>"
    let commands = AppCommands(
      app: app.name,
      session: session,
      layout: canvas.layout,
      file: name
    )
    let lines = LineScript(
      name: name,
      commands: commands,
      format: json ? .json(output) : .text(canvas)
    )
    try lines.begin(with: commands.launch())
    var reader: any LineReader = file?.reader ?? PlainLineReader(input: STDIN_FILENO)
    try lines.run(reading: &reader)
  }

  private func talk(about app: BuiltApp, session: AppSession, canvas: Canvas) throws {
    let commands = AppCommands(app: app.name, session: session, layout: canvas.layout)
    canvas.draw(Banner(app: app.name).lines(canvas.layout))
    try converse(with: commands, in: session, on: canvas, start: commands.launch)
  }

  /// Starts an app and lets a person drive it from the prompt.
  ///
  /// - Parameters:
  ///   - commands: What carries out the lines.
  ///   - session: The conversation with the app, which Ctrl-C interrupts.
  ///   - canvas: Where the answers are drawn.
  ///   - start: Starts the app.
  /// - Throws: `CommandFailure` when the terminal cannot be read any more.
  func converse(
    with commands: any CommandRunning,
    in session: AppSession,
    on canvas: Canvas,
    start: () -> CommandReport
  ) throws {
    let interruption = session.interruption
    let watch = InterruptWatch { interruption.request() }
    defer { watch.cancel() }
    let beginning = start()
    canvas.draw(beginning)
    if case .failed(let fault) = beginning.outcome { canvas.draw(fault, in: "") }
    var reader = PromptReader(
      input: STDIN_FILENO,
      output: output,
      profile: display,
      environment: environment,
      errors: errors
    ).make()
    do throws(LineReadingError) {
      var repl = Repl(commands: commands, canvas: canvas, width: currentWidth)
      try repl.run(reading: &reader)
    } catch {
      throw CommandFailure(.misuse, error.message(in: "<stdin>", line: 1))
    }
  }

  /// The width that was asked for, or that of the window at this moment.
  private func currentWidth() -> Int {
    hasFixedWidth
      ? display.columns
      : WindowSize.of(descriptor: output.descriptor)?.columns ?? display.columns
  }
}
