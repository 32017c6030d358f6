package import SceneText

/// The result of running a script.
package struct ScriptRun: Sendable {
  /// The commands that were run, in order.
  package internal(set) var steps: [Step] = []

  /// The most serious verdict on any of the script's commands.
  package var verdict: Verdict {
    let verdicts = steps.compactMap(\.failure?.verdict)
    return verdicts.max { $0.rawValue < $1.rawValue } ?? .right
  }

  /// The commands that failed.
  package var failures: [Step] {
    steps.filter { $0.failure != nil }
  }

  /// A command that was run, with its result.
  package struct Step: Sendable {
    /// The statement with the command and its position.
    package let statement: Statement
    /// The result of the command.
    package let outcome: Result<CommandResult, Failure>

    /// The reason why the command failed, or nil if it succeeded.
    package var failure: Failure? {
      if case .failure(let failure) = outcome { failure } else { nil }
    }

    /// A Boolean value that indicates whether the command ends the script.
    package var isQuit: Bool {
      if case .success(let result) = outcome { result.isQuit } else { false }
    }

    /// Returns the lines that show the result of the command.
    ///
    /// - Parameter layout: The layout width and character set.
    /// - Returns: The lines; those of a failure begin with its position.
    package func lines(_ layout: TextLayout) -> [StyledText] {
      switch outcome {
      case .success(let result): result.lines
      case .failure(let failure): failure.lines(layout, at: statement.position)
      }
    }
  }
}
