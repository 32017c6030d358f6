package import AppSession
package import FaultCatalogue
package import LineEditing
import SceneModel
package import SceneText
package import Script

/// A runner of `.nav` commands on an app.
package final class AppCommands: CommandRunning {
  private let live: LiveApp
  private let handler: PromptSessionHandler?
  private let interpreter: Interpreter
  private let file: String?
  private let clock = ContinuousClock()

  /// Creates a runner of commands on an app.
  ///
  /// - Parameters:
  ///   - live: The app.
  ///   - layout: The layout width and character set of answers.
  ///   - file: The name of the source of the lines, or nil at the prompt.
  ///   - isTyped: Whether a user types the lines, or typed them earlier.
  ///   - handler: The session handler for commands about the session itself, if they are allowed.
  ///   - faults: The catalogue of faults; without it, only the list of faults is known.
  package init(
    live: LiveApp,
    layout: TextLayout,
    file: String? = nil,
    isTyped: Bool,
    handler: PromptSessionHandler? = nil,
    faults: (any FaultEntrySource)?
  ) {
    self.live = live
    self.file = file
    self.handler = handler
    interpreter = Interpreter(
      driver: live.session,
      layout: layout,
      isInteractive: isTyped,
      naming: .meant,
      library: .prompt,
      faults: faults
    )
    interpreter.handler = handler
  }

  /// Creates a runner of commands on an app, without commands about the session itself.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - session: The session with the app.
  ///   - layout: The layout width and character set of answers.
  ///   - file: The name of the source of the lines, or nil at the prompt.
  ///   - faults: The catalogue of faults; without it, only the list of faults is known.
  package convenience init(
    app: String,
    session: AppSession,
    layout: TextLayout,
    file: String? = nil,
    faults: (any FaultEntrySource)?
  ) {
    let live = LiveApp(name: app, session: session)
    self.init(live: live, layout: layout, file: file, isTyped: file == nil, faults: faults)
  }

  /// The guide for commands about the course, or nil if they are not available.
  package var guide: (any CourseGuide)? {
    get { interpreter.guide }
    set { interpreter.guide = newValue }
  }

  /// The app's source, or nil if it cannot be shown.
  package var source: (any AppSource)? {
    get { interpreter.source }
    set { interpreter.source = newValue }
  }

  private var session: AppSession { live.session }

  package var place: Place {
    session.snapshot.map(Place.running) ?? .ended(app: live.name)
  }

  package var layout: TextLayout {
    get { interpreter.layout }
    set { interpreter.layout = newValue }
  }

  /// Starts the app.
  ///
  /// - Returns: The app as a tree, or the reason why it did not start.
  package func launch() -> CommandReport {
    report(of: "launch") { () throws(Failure) in
      switch session.launch() {
      case .done(let snapshot):
        let lines = try handler?.begin(in: interpreter)
        return CommandResult(lines ?? SceneTree(snapshot).lines(interpreter.layout))
      case .refused(let reason, _): throw .refused(reason)
      case .ended(let ending):
        throw .ended(ending, during: "launch", ways: interpreter.waysOn)
      }
    }
  }

  package func run(_ line: String, number: Int) -> CommandReport {
    var report = report(of: line) { () throws(Failure) in
      try interpreter.run(line: line, number: number, file: file)
    }
    if let handler, report.outcome != .nothing {
      let layout = interpreter.layout
      let told = report
      let note = handler.note(
        line,
        CommandReportText(report: told, layout: layout).transcript,
        in: layout
      )
      if !note.isEmpty { report.lines += note }
    }
    return report
  }

  package func news() -> CommandReport? {
    guard let handler, handler.hasNews else { return nil }
    return report(of: "") { () throws(Failure) in try handler.news(in: interpreter) }
  }

  /// The current moment, to which the app can return later.
  package var moment: Timeline.Moment { session.timeline.present }

  /// Begins a branch of history without changing the current line.
  package func branch() {
    session.branch(nil)
  }

  /// Goes to a moment of history.
  ///
  /// - Parameter moment: The moment.
  /// - Returns: The app as a tree.
  package func go(to moment: Timeline.Moment) -> CommandReport {
    guard moment != self.moment else { return look() }
    return report(of: "") { () throws(Failure) in
      guard let place = session.timeline.place(of: moment) else {
        throw .refused("NavLab no longer remembers that moment")
      }
      switch session.go(to: place) {
      case .done(let snapshot): return CommandResult(SceneTree(snapshot).lines(interpreter.layout))
      case .refused(let reason, _): throw .refused(reason)
      case .ended(let ending): throw .ended(ending, during: nil, ways: interpreter.waysOn)
      }
    }
  }

  /// Describes the app without performing an action.
  ///
  /// - Returns: The app as a tree.
  package func look() -> CommandReport {
    report(of: "") { () throws(Failure) in try interpreter.run(line: "tree") }
  }

  package func completions(for text: String) -> Completions {
    let completer = Completer(
      session.snapshot,
      timeline: session.timeline,
      library: interpreter.library,
      interface: { [session] in session.interface }
    )
    if let name = completer.outsideName(in: text) { return completions(for: name) }
    let found = completer.completions(for: text)
    guard let start = found.first?.range.lowerBound else { return .none }
    return Completions(
      replacing: String(text.dropFirst(start)),
      candidates: found.map {
        Completions.Candidate($0.text, detail: $0.description, suffix: $0.isWord ? " " : "")
      }
    )
  }

  private func completions(for name: Completer.OutsideName) -> Completions {
    switch name.kind {
    case .file:
      guard let handler else { return .none }
      return FileCompletion(files: handler.files).completions(for: (name.typed, name.spoken))
    case .course(let item):
      let names = guide?.names(of: item) ?? []
      let candidates = names.filter { $0.hasPrefix(name.spoken) }
        .map { Completions.Candidate($0, detail: "") }
      return Completions(replacing: name.typed, candidates: candidates)
    default: return .none
    }
  }

  package func expectsEnd(_ line: String) -> Bool? {
    do throws(ScriptError) {
      guard let statement = try Statement(parsing: line) else { return nil }
      return (statement.command as? ExpectCommand)?.expectsCrash == true
    } catch {
      // The line's own report explains the mistake.
      return false
    }
  }

  private func report(
    of line: String,
    _ body: () throws(Failure) -> CommandResult?
  ) -> CommandReport {
    let earlier = session
    let before = session.snapshot
    var mark = ConsoleMark(in: session)
    var report = CommandReport()
    let time = clock.measure {
      do throws(Failure) {
        let result = try body()
        report.text = result?.text ?? ResultText()
        report.clearsScreen = result?.clearsScreen ?? false
        report.outcome = result.map { $0.isQuit ? .quit : .done } ?? .nothing
      } catch {
        report.lines = error.shown
        report.outcome = .failed(CommandFault(error, in: line, layout: interpreter.layout))
      }
    }
    if session !== earlier { mark = live.mark }
    report.snapshot = session.snapshot
    report.console = mark.excerpt(of: session)
    report.comparison = CommandReport.Comparison(
      before: before,
      after: report.snapshot,
      layout: interpreter.layout
    )
    report.nanoseconds = UInt64(max(0, time / .nanoseconds(1)))
    return report
  }
}

extension CommandFault {
  /// Creates a fault from the failure of a command.
  ///
  /// - Parameters:
  ///   - failure: The failure of the command.
  ///   - line: The line.
  ///   - layout: The layout width and character set.
  package init(_ failure: Failure, in line: String, layout: TextLayout) {
    let blame = Blame(failure, in: line)
    self.init(
      ExitStatus(failure.verdict),
      failure.message,
      column: blame?.column ?? 1,
      length: blame?.length ?? 1,
      correction: blame?.correction,
      lines: failure.lines(layout)
    )
  }
}

extension ExitStatus {
  /// Creates the exit code for the verdict on a command.
  ///
  /// - Parameter verdict: The verdict on the command.
  package init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .right: .success
      case .fallsShort: .fallsShort
      case .misuse: .misuse
      case .doesNotCompile: .doesNotCompile
      case .crashed: .appEnded
      }
  }
}
