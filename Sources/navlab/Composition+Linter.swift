import AppSession
import Course
import SceneText
import Shell
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Composition {
  /// The program that checks Swift source.
  var linter: LinterProgram {
    LinterProgram(installation: installation, environment: environment)
  }

  /// Ensures that the linter is available, asking a user at a terminal before building it.
  ///
  /// - Parameter consequence: The consequence for the command, such as `nothing was graded`.
  /// - Throws: `CommandFailure` if it is missing.
  func requireLinter(_ consequence: String? = nil) throws {
    let build = LinterBuild(of: linter)
    let question =
      switch build.state {
      case .ready: ""
      case .building: "The linter is still being built. Wait for it?"
      case .missing, .failed:
        "The linter is not built yet. Build it now? The build takes a minute or two."
      }
    guard !question.isEmpty else { return }
    guard ask(question) == true else { throw build.missing(consequence) }
    try buildLinter()
  }

  /// Builds the linter while showing its progress.
  ///
  /// - Throws: `CommandFailure` if it cannot be built.
  func buildLinter() throws {
    // The build runs in its own process, and must not continue alone.
    Supervision.begin()
    let clock = ContinuousClock()
    let start = clock.now
    let sign = LinterSign(
      output: DescriptorOutput.standardError,
      profile: DisplayProfile(
        descriptor: DescriptorOutput.standardError.descriptor,
        environment: environment
      )
    ) { (clock.now - start) / .seconds(1) }
    let interrupts = InterruptWatch {
      Supervision.end()
      _exit(Self.interrupted)
    }
    defer { interrupts.cancel() }
    let endings = ProcessSignals.beforeEnding { Supervision.end() }
    defer { endings.cancel() }
    defer { sign.clear() }
    try LinterBuild(of: linter).run(sign.show)
  }

  /// Offers to build the linter in the background if it is not built.
  ///
  /// - Parameter isTold: Whether a user who cannot be asked should read about the command.
  /// - Throws: `CommandFailure` if the build cannot be started.
  func offerLinter(tellingOthers isTold: Bool) throws {
    let build = LinterBuild(of: linter)
    guard build.state != .ready else { return }
    if case .building = build.state { return }
    // Mistakes in the course are reported by the commands that read it.
    let count = ((try? catalogue.exerciseNames()) ?? [])
      .count { (try? catalogue.exercise($0).needsLinter) == true }
    guard count > 0 else { return }
    let need =
      "\(count) exercise\(count == 1 ? " needs" : "s need") the linter, which is not built."
    switch ask("\(need) Build it now, in the background?") {
    case true?:
      try build.begin(with: ProcessEnvironment.executablePath())
      errors.write(
        invocation.spelled("NavLab is building the linter; 'navlab list' shows the progress.\n")
      )
    case false?: errors.write(invocation.spelled("'navlab setup linter' builds it later.\n"))
    case nil where isTold:
      canvas.draw(canvas.layout.paragraph("\(need) 'navlab setup linter' builds it."))
    case nil: break
    }
  }

  /// The exit code of a program that Ctrl-C has ended.
  private static let interrupted: Int32 = 130
}
