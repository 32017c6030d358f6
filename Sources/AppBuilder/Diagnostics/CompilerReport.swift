import Foundation

/// What the compiler's end and output mean.
struct CompilerReport {
  private let result: CommandResult
  private let job: BuildJob
  private let seconds: Int

  /// Looks at a finished run.
  ///
  /// - Parameters:
  ///   - result: How the compiler ended and what it printed.
  ///   - job: What it compiled.
  ///   - seconds: The processor time that it had.
  init(_ result: CommandResult, of job: BuildJob, seconds: Int) {
    self.result = result
    self.job = job
    self.seconds = seconds
  }

  /// What the compiler warns of when it has accepted the code.
  ///
  /// - Returns: The warnings.
  /// - Throws: `BuildError` when it has not; without messages when only the generated entry is at fault.
  func warnings() throws(BuildError) -> [Diagnostic] {
    switch result.ending {
    case .exit(0): return diagnostics.filter { $0.severity == .warning }
    case .timeout, .signal(SIGXCPU), .signal(SIGKILL): throw .compilerTimedOut(seconds: seconds)
    case .signal: throw .compilerCrashed(near: place)
    case .exit:
      if result.output.contains("failed due to signal") { throw .compilerCrashed(near: place) }
      let diagnostics = diagnostics
      if diagnostics.contains(where: { $0.severity == .error }) {
        throw .doesNotCompile(diagnostics)
      }
      if job.sources.entryPath.map(result.output.contains) == true { throw .doesNotCompile([]) }
      throw .broken("the compiler failed: \(PlainText.cleaned(result.output))")
    }
  }

  private var diagnostics: [Diagnostic] {
    let parser = DiagnosticParser(
      names: job.sources.names,
      hiddenPath: job.sources.entryPath,
      showsRuntimeName: job.showsRuntimeName
    )
    // Said once, an explanation is help; said with each use of a name, it is noise.
    var said: Set<String> = []
    return parser.diagnostics(in: result.output).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.explanation = Explanation.of(diagnostic.message).flatMap {
        said.insert($0).inserted ? $0 : nil
      }
      return diagnostic
    }
  }

  /// The first place in the learner's files that a crashed compiler mentions.
  private var place: String? {
    let mentioned = result.output.firstMatch(of: /(\.\/[^:\[\]\n]+):(\d+):(\d+)/)
    guard let mentioned, let name = job.sources.names[String(mentioned.1)] else { return nil }
    return "\(name):\(mentioned.2):\(mentioned.3)"
  }
}
