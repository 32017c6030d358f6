import Foundation

/// An interpretation of the compiler's exit status and output.
struct CompilerReport {
  private let result: ToolResult
  private let job: BuildJob
  private let seconds: Int

  /// Creates a report on a finished run.
  ///
  /// - Parameters:
  ///   - result: The compiler's exit status and output.
  ///   - job: The job that it compiled.
  ///   - seconds: The limit of its processor time, in seconds.
  init(_ result: ToolResult, of job: BuildJob, seconds: Int) {
    self.result = result
    self.job = job
    self.seconds = seconds
  }

  /// Returns the compiler's warnings, or throws an error if the compiler rejected the code.
  ///
  /// - Returns: The warnings.
  /// - Throws: `BuildError` if the compiler rejected the code; with notes only if just the generated entry is wrong.
  func warnings() throws(BuildError) -> [CompilerDiagnostic] {
    switch result.ending {
    case .exit(0): return told.filter { $0.severity == .warning }
    case .timeout, .signal(SIGXCPU), .signal(SIGKILL): throw .compilerTimedOut(seconds: seconds)
    case .signal: throw .compilerCrashed(near: place)
    case .exit:
      if result.output.contains("failed due to signal") { throw .compilerCrashed(near: place) }
      let diagnostics = told
      if diagnostics.contains(where: { $0.severity == .error }) {
        throw .doesNotCompile(diagnostics)
      }
      if job.sources.entryPath.map(result.output.contains) == true {
        throw .doesNotCompile(entryNotes)
      }
      throw .broken("the compiler failed: \(PlainText.cleaned(result.output))")
    }
  }

  /// Returns the locations at which accepted code uses unchecked memory.
  ///
  /// The compiler finds such code by its meaning, whatever names it uses.
  ///
  /// - Returns: The places, each once.
  func unsafePlaces() -> [CodeFinding] {
    var places: [CodeFinding] = []
    for diagnostic in diagnostics where diagnostic.message.contains(Self.unsafeGroup) {
      guard places.count < Self.mostPlaces else { break }
      let place = diagnostic.file.map { file in
        file + (diagnostic.line.map { ":\($0)" } ?? "")
      }
      let reason = diagnostic.notes.first.map { " (\($0))" } ?? ""
      let finding = CodeFinding(what: "uses unsafe memory\(reason)", place: place)
      if !places.contains(where: { $0.place == place }) { places.append(finding) }
    }
    // If the output was cut, the rest is unknown.
    if result.isCut {
      places.append(
        CodeFinding(what: "has too many warnings; this list may be incomplete")
      )
    }
    return places
  }

  private static let unsafeGroup = "[#StrictMemorySafety]"
  private static let mostPlaces = 12

  /// The messages for a learner, excluding those that concern only teachers.
  private var told: [CompilerDiagnostic] {
    diagnostics.filter { !$0.message.contains(Self.unsafeGroup) }
  }

  /// The first message about the generated entry as a note, or an empty array if there is none.
  private var entryNotes: [CompilerDiagnostic] {
    DiagnosticParser(names: job.sources.names).diagnostics(in: result.output)
      .filter { $0.severity == .error }.prefix(1).map { error in
        CompilerDiagnostic(
          file: nil,
          line: nil,
          column: nil,
          severity: .note,
          message: error.message,
          text: "NavLab: the code that NavLab adds to start this app does not compile: "
            + "\(error.message); write an App with '@main', or choose a view with '--view NAME'"
        )
      }
  }

  private var diagnostics: [CompilerDiagnostic] {
    let parser = DiagnosticParser(
      names: job.sources.names,
      hiddenPath: job.sources.entryPath,
      showsRuntimeName: job.showsRuntimeName
    )
    // An explanation appears only once, because repeating it for each use of a name would not help.
    var said: Set<String> = []
    return parser.diagnostics(in: result.output).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.explanation = DiagnosticExplanation.of(diagnostic.message).flatMap {
        said.insert($0).inserted ? $0 : nil
      }
      return diagnostic
    }
  }

  /// The first location that a crashed compiler mentions, or nil if that location is not in the learner's files.
  private var place: String? {
    let mentioned = result.output.firstMatch(of: /(\.\/[^:\[\]\n]+):(\d+):(\d+)/)
    guard let mentioned, let name = job.sources.names[String(mentioned.1)] else { return nil }
    return "\(name):\(mentioned.2):\(mentioned.3)"
  }
}
