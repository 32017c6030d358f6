import AppSession
import Course
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
  /// The directory of NavLab's own demos.
  var demos: DemoDirectory { DemoDirectory(folder: catalogue.demos) }

  /// Performs a demo for an audience, or at full speed if there is none.
  ///
  /// - Parameters:
  ///   - file: The demo.
  ///   - alone: Whether the demo types automatically.
  ///   - usesCards: Whether to draw the app as cards.
  ///   - chapter: The chapter or bookmark to begin at, if any.
  ///   - seed: The seed of the small differences between the keys.
  /// - Throws: `CommandFailure` if there is no app, no such chapter, or a command fails without a presenter.
  func perform(
    _ file: DemoFile,
    alone: Bool,
    usesCards: Bool,
    from chapter: String?,
    seed: UInt64
  ) throws {
    let landmark = try chapter.map { try file.landmark($0) }
    let runner = try DemoRunner(file, builds: builds())
    report(runner.warnings)
    defer { runner.live.session.close() }
    guard let terminal = keyTerminal() else {
      var profile = display
      profile.isTerminal = false
      try runner.runThrough(
        on: DemoScreen(output: output, usesCards: usesCards) { profile },
        keyboard: DemoSilence()
      )
      return
    }
    reportSettings()
    let endings = ProcessSignals.beforeEnding { [mode = terminal.mode] in mode.leave() }
    defer { endings.cancel() }
    let interruption = runner.live.session.interruption
    let interrupts = InterruptWatch { interruption.request() }
    defer { interrupts.cancel() }
    let screen = DemoScreen(output: output, usesCards: usesCards) { display }
    let (commands, launched) = try runner.begin(on: screen)
    let writer = DemoPositionFile(demo: Self.absolute(file.demo.name), environment: environment)?
      .writer()
    let player = DemoPlayer(file.demo, on: commands)
    let performance = DemoPerformance(
      player: player,
      screen: screen,
      keyboard: terminal,
      pace: DemoPace(delay: settings.settings.number(.delay) ?? DemoPace.usualDelay, seed: seed),
      manner: alone ? .alone : .byHand,
      hooks: DemoPerformance.Hooks(
        place: { commands.place },
        publish: { writer?.publish($0) },
        converse: { lendPrompt(to: commands, in: runner.live.session) }
      )
    )
    try performance.run(from: landmark.map { player.jump(to: $0.beat) } ?? launched)
  }

  private func lendPrompt(to commands: AppCommands, in session: AppSession) {
    do {
      try converse(with: commands, in: session, on: promptCanvas) {
        CommandReport(outcome: .nothing)
      }
    } catch {
      errors.write("\(error)\n")
    }
  }

  /// Writes a demo as a recording.
  ///
  /// - Parameters:
  ///   - file: The demo.
  ///   - recording: The format and path of the recording.
  /// - Throws: `CommandFailure` for a command that fails, or a file that cannot be written.
  func record(_ file: DemoFile, as recording: DemoRecording) throws {
    let milliseconds = try recording.make(of: file, with: builds())
    let seconds = (milliseconds + 500) / 1000
    output.write("\(file.name) is recorded: \(file.demo.commandCount) commands, \(seconds) s\n")
  }

  /// Shows the presenter's notes, which follow the demo in another terminal.
  ///
  /// - Parameters:
  ///   - file: The demo.
  ///   - query: The user's name for the demo.
  func showNotes(of file: DemoFile, named query: String) {
    follow(
      DemoNotes(file.demo, query: query),
      of: DemoPositionFile(demo: Self.absolute(file.demo.name), environment: environment)
    ) { $0.all($1) }
  }

  /// Shows notes that follow a performance until a key ends them, or prints all notes if no keys can be pressed.
  ///
  /// - Parameters:
  ///   - notes: The notes.
  ///   - positionFile: The file in which the performance reports its position, or nil if it cannot.
  ///   - all: A closure that writes all notes at once.
  func follow<Notes: PresenterNotes>(
    _ notes: Notes,
    of positionFile: DemoPositionFile?,
    all: (Notes, TextLayout) -> [StyledText]
  ) {
    guard let terminal = keyTerminal(), let positionFile else {
      canvas.draw(all(notes, canvas.layout))
      return
    }
    let endings = ProcessSignals.beforeEnding { [mode = terminal.mode] in mode.leave() }
    defer { endings.cancel() }
    var follower = NotesFollower(notes: notes, output: output) { display }
    while true {
      follower.show(at: positionFile.look())
      switch terminal.key(within: 100) {
      case .quit, .type("q"): return
      case .redraw: follower.forget()
      default: continue
      }
    }
  }

  /// Returns the terminal of a user who can press keys, or nil if there is none.
  func keyTerminal() -> DemoTerminal? {
    let isDumb = environment["TERM"].map { $0.isEmpty || $0 == "dumb" } ?? true
    guard display.isTerminal, !isDumb else { return nil }
    let output = output
    return DemoTerminal(input: STDIN_FILENO) { WindowSize.of(descriptor: output.descriptor) }
  }

  private static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
