package import AppBuilder
import AppSession
import Course
package import Script

/// A runner of a demo with its app.
package struct DemoRunner {
  /// The demo to run.
  package let demo: Demo
  /// The running app of the demo.
  package let live: LiveApp
  /// The compiler's warnings about the app.
  package let warnings: [CompilerDiagnostic]
  private let faults: FaultFolder?

  /// Creates a runner by building the app of a demo.
  ///
  /// - Parameters:
  ///   - file: The demo.
  ///   - builds: The builder of the app.
  /// - Throws: `CommandFailure` with the compiler's messages, or with the problem of the files.
  package init(_ file: DemoFile, builds: BuildEnvironment) throws(CommandFailure) {
    let app = try builds.buildApp(file.app)
    demo = file.demo
    warnings = app.warnings
    faults = builds.faults
    live = LiveApp(
      name: app.name,
      session: AppSession(launch: AppLaunch(app), code: builds.code(of: app))
    )
  }

  /// Starts the app, and returns the runner of the demo's commands and the app's initial state.
  ///
  /// - Parameter screen: The screen for the audience.
  /// - Returns: The runner of the demo's commands, and the initial state of the app.
  /// - Throws: `CommandFailure` if the app does not start.
  package func begin(
    on screen: DemoScreen
  ) throws(CommandFailure) -> (commands: AppCommands, start: CommandReport) {
    let commands = AppCommands(
      live: live,
      layout: screen.layout,
      isTyped: true,
      faults: faults
    )
    let start = commands.launch()
    if case .failed(let fault) = start.outcome {
      throw CommandFailure(fault.status, saying: "\(fault.message)")
    }
    return (commands, start)
  }

  /// Performs the demo without a presenter, at full speed or for a recording.
  ///
  /// - Parameters:
  ///   - screen: The screen for the audience.
  ///   - keyboard: The clock.
  ///   - pace: The pace of the typing.
  ///   - mark: A closure called with each chapter.
  /// - Throws: `CommandFailure` for the first command that fails.
  package func runThrough(
    on screen: DemoScreen,
    keyboard: any DemoKeyboard,
    pace: DemoPace = DemoPace(),
    mark: @escaping (String) -> Void = { _ in }
  ) throws(CommandFailure) {
    defer { live.session.close() }
    let (commands, start) = try begin(on: screen)
    let performance = DemoPerformance(
      player: DemoPlayer(demo, on: commands),
      screen: screen,
      keyboard: keyboard,
      pace: pace,
      manner: .unattended,
      hooks: DemoPerformance.Hooks(place: { commands.place }, mark: mark)
    )
    try performance.run(from: start)
  }
}
